"""Moodle: `<Full name>_<id>_assignsubmission_file[_]/<path>`, or flat, joined by `_`."""

from __future__ import annotations

import re

from graders.collecting.layouts.allotment import (
    Allotment,
    Layout,
    Person,
    Piece,
    allotted,
    mostly,
)
from graders.collecting.trees import File, Tree

# The first id counts: a student chooses what comes after it.
_NAME = re.compile(
    r"(?P<name>.+?)_(?P<id>\d+)_assignsubmission_(?P<kind>[a-z]+)_?(?P<flat>.*)", re.DOTALL
)


def _allot(tree: Tree) -> Allotment:
    return allotted(tree, "Moodle", _NAME, _person, _piece)


def _person(match: re.Match[str]) -> Person:
    return Person(match["id"], match["name"], match["id"])


def _piece(match: re.Match[str], file: File, inside: str) -> Piece:
    refused = "" if match["kind"] == "file" else "was typed in Moodle: no file"
    return Piece((_person(match),), file, f"{match['flat']}/{inside}".strip("/"), refused=refused)


MOODLE = Layout("Moodle", mostly(_NAME), _allot)
