"""Moodle: `<Full name>_<id>_assignsubmission_file[_]/<path>`, or flat, joined by `_`."""

from __future__ import annotations

import re

from graders.collecting.layouts.allotment import (
    Allotment,
    Layout,
    Person,
    Piece,
    mostly,
    not_of,
)
from graders.collecting.trees import Tree, Unmatched

_NAME = re.compile(
    r"(?P<name>.+)_(?P<id>\d+)_assignsubmission_(?P<kind>[a-z]+)_?(?P<flat>.*)", re.DOTALL
)


def _allot(tree: Tree) -> Allotment:
    people: list[Person] = []
    pieces: list[Piece] = []
    unmatched: list[Unmatched] = []
    for file in tree.files:
        top, _, inside = file.path.partition("/")
        match = _NAME.fullmatch(top)
        if not match:
            unmatched.append(Unmatched(file.path, not_of("Moodle")))
            continue
        people.append(_person(match))
        if match["kind"] != "file":
            unmatched.append(Unmatched(file.path, "was typed in Moodle: no file"))
        else:
            name = f"{match['flat']}/{inside}".strip("/")
            pieces.append(Piece((people[-1],), file, name))
    empty = (_NAME.fullmatch(name) for name in sorted(tree.top_folders))
    people += [_person(match) for match in empty if match]
    return Allotment(tuple(people), tuple(pieces), tuple(unmatched))


def _person(match: re.Match[str]) -> Person:
    return Person(match["id"], match["name"], match["id"])


MOODLE = Layout("Moodle", mostly(_NAME), _allot)
