"""Blackboard: flat, `<assignment>_<user>_attempt_<date and time>_<file>`, and a note on each."""

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
from graders.collecting.trees import File, Tree, Unusable

# The first attempt counts: a student chooses what comes after it.
_NAME = re.compile(
    r"(?P<head>.+?_(?P<user>[^_]+))_attempt_(?P<when>\d{4}(?:-\d\d){5})"
    r"(?:_(?P<original>.+)|(?P<note>\.txt))",
    re.DOTALL,
)
# The note's first line, whatever its language: "Name: Ada Lovelace (ada)".
_WHO = re.compile(r"[^:\n]{1,40}:\s*(?P<name>[^\n]*?)\s*\((?P<user>[^()\n]+)\)\s*(?:\n|$)")
_NOTE_BYTES = 2_000


def _allot(tree: Tree) -> Allotment:
    named = [(file, match) for file in tree.files if (match := _NAME.fullmatch(_top(file)))]
    notes = {match["head"]: _who(match, file) for file, match in named if match["note"]}
    with_files = {_attempt(match) for _, match in named if not match["note"]}

    def person(match: re.Match[str]) -> Person:
        return notes.get(match["head"]) or _stranger(match)

    def piece(match: re.Match[str], file: File, inside: str) -> Piece | None:
        if match["note"] and _attempt(match) in with_files:
            return None
        name = f"{match['original'] or ''}/{inside}".strip("/")
        alone = "is the note on an attempt without a file" if match["note"] else ""
        return Piece((person(match),), file, name, match["when"], refused=alone)

    return allotted(tree, "Blackboard", _NAME, person, piece)


def _top(file: File) -> str:
    return file.path.partition("/")[0]


def _attempt(match: re.Match[str]) -> tuple[str, str]:
    return match["head"], match["when"]


def _who(match: re.Match[str], note: File) -> Person:
    """The person of an attempt: the note has the name, and a user name that may hold "_"."""
    try:
        text = note.read(_NOTE_BYTES).decode("utf-8-sig", "replace").replace("\r", "")
    except Unusable:
        return _stranger(match)
    who = _WHO.match(text)
    if not who or not match["head"].endswith(f"_{who['user']}"):
        return _stranger(match)
    return Person(who["user"], who["name"] or who["user"], who["user"])


def _stranger(match: re.Match[str]) -> Person:
    # Without a note "a_smith" and "b_smith" both look like "smith"; what comes before differs.
    return Person(match["head"], match["user"], match["user"])


BLACKBOARD = Layout("Blackboard", mostly(_NAME), _allot)
