"""Canvas: one flat folder, `<name>[_LATE]_<user id>_<file id>_<file>`."""

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

# Of a name that is all signs nothing is left. Anonymous grading puts "LATE" first, and an id of
# letters in the place of the name.
_NAME = re.compile(
    r"(?:(?P<late_anonymous>LATE_)?(?P<anonymous>anon_[A-Za-z0-9]+)"
    r"|(?P<name>.*?)(?P<late>_LATE)?_(?P<id>\d+))"
    r"_(?:(?P<file>\d+)_(?P<original>.+)|(?P<typed>text|link)\.html)",
    re.DOTALL,
)


def _allot(tree: Tree) -> Allotment:
    return allotted(tree, "Canvas", _NAME, _person, _piece)


def _person(match: re.Match[str]) -> Person:
    if anonymous := match["anonymous"]:
        return Person(anonymous, anonymous)
    return Person(match["id"], match["name"] or match["id"], match["id"])


def _piece(match: re.Match[str], file: File, inside: str) -> Piece:
    return Piece(
        (_person(match),),
        file,
        f"{match['original'] or ''}/{inside}".strip("/"),
        number=int(match["file"] or 0),
        late=bool(match["late"] or match["late_anonymous"]),
        refused="was typed or linked in Canvas: no file" if match["typed"] else "",
    )


CANVAS = Layout("Canvas", mostly(_NAME), _allot)
