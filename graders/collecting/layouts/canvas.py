"""Canvas: one flat folder, `<name>[_LATE]_<user id>_<file id>_<file>`."""

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
from graders.collecting.trees import File, Tree, Unmatched

# Anonymous grading puts "LATE" first, and an id of letters in the place of the name.
_NAME = re.compile(
    r"(?:(?P<late_anonymous>LATE_)?(?P<anonymous>anon_[A-Za-z0-9]+)"
    r"|(?P<name>.+?)(?P<late>_LATE)?_(?P<id>\d+))"
    r"_(?:(?P<file>\d+)_(?P<original>.+)|(?P<typed>text|link)\.html)",
    re.DOTALL,
)


def _allot(tree: Tree) -> Allotment:
    people: list[Person] = []
    pieces: list[Piece] = []
    unmatched: list[Unmatched] = []
    for file in tree.files:
        top, _, inside = file.path.partition("/")
        match = _NAME.fullmatch(top)
        if not match:
            unmatched.append(Unmatched(file.path, not_of("Canvas")))
            continue
        people.append(_person(match))
        if match["typed"]:
            unmatched.append(Unmatched(file.path, "was typed or linked in Canvas: no file"))
        else:
            pieces.append(_piece(people[-1], file, match, inside))
    return Allotment(tuple(people), tuple(pieces), tuple(unmatched))


def _person(match: re.Match[str]) -> Person:
    if anonymous := match["anonymous"]:
        return Person(anonymous, anonymous)
    return Person(match["id"], match["name"], match["id"])


def _piece(person: Person, file: File, match: re.Match[str], inside: str) -> Piece:
    return Piece(
        (person,),
        file,
        f"{match['original']}/{inside}".rstrip("/"),
        attempt=match["file"].zfill(30),
        late=bool(match["late"] or match["late_anonymous"]),
    )


CANVAS = Layout("Canvas", mostly(_NAME), _allot)
