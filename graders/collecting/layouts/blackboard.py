"""Blackboard: flat, `<assignment>_<user>_attempt_<date and time>_<file>`, and a note on each."""

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
from graders.collecting.trees import File, Tree, Unmatched, Unusable

_NAME = re.compile(
    r"(?P<head>.+_(?P<user>[^_]+))_attempt_(?P<when>\d{4}(?:-\d\d){5})"
    r"(?:_(?P<original>.+)|(?P<note>\.txt))",
    re.DOTALL,
)
# The note's first line, whatever its language: "Name: Ada Lovelace (ada)".
_WHO = re.compile(r"[^:\n]{1,40}:\s*(?P<name>[^\n]*?)\s*\((?P<user>[^()\n]+)\)\s*(?:\n|$)")
_NOTE_BYTES = 2_000


def _allot(tree: Tree) -> Allotment:
    named = [(file, _NAME.fullmatch(file.path.partition("/")[0])) for file in tree.files]
    notes = {match["head"]: _who(match, file) for file, match in named if match and match["note"]}
    with_files = {_attempt(match) for _, match in named if match and not match["note"]}
    people: list[Person] = list(notes.values())
    pieces: list[Piece] = []
    unmatched: list[Unmatched] = []
    for file, match in named:
        if not match:
            unmatched.append(Unmatched(file.path, not_of("Blackboard")))
        elif not match["note"]:
            person = notes.get(match["head"]) or _stranger(match)
            inside = file.path.partition("/")[2]
            name = f"{match['original']}/{inside}".rstrip("/")
            people.append(person)
            pieces.append(Piece((person,), file, name, match["when"]))
        elif _attempt(match) not in with_files:
            unmatched.append(Unmatched(file.path, "is the note on an attempt without a file"))
    return Allotment(tuple(people), tuple(pieces), tuple(unmatched))


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
    return Person(match["user"], match["user"], match["user"])


BLACKBOARD = Layout("Blackboard", mostly(_NAME), _allot)
