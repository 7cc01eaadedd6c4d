"""What a layout finds out: which people there are, and which piece of a download is whose."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, replace

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

    `name` is its path as the student knew it. Of two `attempt`s the newer is the greater, and
    so are the `number`s of files where attempts cannot be told. `refused` says why it cannot be
    an exercise whatever its name, as the end of a sentence.
    """

    people: tuple[Person, ...]
    file: File
    name: str
    attempt: str = ""
    number: int = 0
    late: bool = False
    refused: str = ""


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


def allotted(
    tree: Tree,
    layout: str,
    pattern: re.Pattern[str],
    person: Callable[[re.Match[str]], Person],
    piece: Callable[[re.Match[str], File, str], Piece | None],
) -> Allotment:
    """The allotment of a download in which the names at the top tell whose a file is.

    `person` is told of each name that fits the pattern; `piece` of each file under it, with its
    path from there on, and gives None for what is the LMS's own.
    """
    tops = tree.tops | {file.path.partition("/")[0] for file, _ in tree.entries}
    matches = {top: pattern.fullmatch(top) for top in sorted(tops)}
    pieces: list[Piece] = []
    unmatched: list[Unmatched] = []
    for file, why in tree.entries:
        top, _, inside = file.path.partition("/")
        if not (match := matches[top]):
            stray = f"is not named the way {layout} names what students hand in"
            unmatched.append(Unmatched(file.path, why or stray))
        elif found := piece(match, file, inside):
            pieces.append(replace(found, refused=why or found.refused))
    people = tuple(person(match) for match in matches.values() if match)
    return Allotment(people, tuple(pieces), tuple(unmatched))
