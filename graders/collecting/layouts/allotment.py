"""What a layout finds out: which people there are, and which piece of a download is whose."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass

from graders.collecting.trees import File, Tree, Unmatched


@dataclass(frozen=True)
class Person:
    """A student as a download names one; `key` is the same in all of that student's pieces."""

    key: str
    name: str
    id: str = ""
    email: str = ""


@dataclass(frozen=True)
class Piece:
    """A file and who handed it in.

    `name` is its path as the student knew it; of two `attempt`s the newer is the greater.
    """

    people: tuple[Person, ...]
    file: File
    name: str
    attempt: str = ""
    late: bool = False


@dataclass(frozen=True)
class Allotment:
    """The pieces of a download; `people` may include some who have none."""

    people: tuple[Person, ...]
    pieces: tuple[Piece, ...]
    unmatched: tuple[Unmatched, ...] = ()


@dataclass(frozen=True)
class Layout:
    """A way to lay out a download, and how to tell and read it."""

    name: str
    recognises: Callable[[Tree], bool]
    allot: Callable[[Tree], Allotment]


def mostly(pattern: re.Pattern[str]) -> Callable[[Tree], bool]:
    """Whether the pattern fits at least half of the names at the top of a download."""

    def recognises(tree: Tree) -> bool:
        fitting = [name for name in tree.tops if pattern.fullmatch(name)]
        return bool(fitting) and 2 * len(fitting) >= len(tree.tops)

    return recognises


def not_of(layout: str) -> str:
    """Why a file at the top of a download is nobody's."""
    return f"is not named the way {layout} names what students hand in"
