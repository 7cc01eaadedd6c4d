"""The files of a download, wherever they lie: listed first, read only when one is wanted."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import takewhile
from typing import NamedTuple

from graders.student.source import MAX_BYTES

KEPT_BYTES = MAX_BYTES + 1
"""What is read of a student's file: enough for a worker to find it too large."""


Reader = Callable[[int], bytes]


class Unmatched(NamedTuple):
    """Something in a download that became nobody's exercise, and a sentence's end that says why."""

    origin: str
    why: str


class Unusable(Exception):
    """A file or an archive cannot be read; the message goes on after its name."""


@dataclass(frozen=True)
class File:
    """A file that can be read: its path in the download, with "/".

    `read(most)` gives its first `most` bytes, and raises Unusable.
    """

    path: str
    read: Reader


@dataclass(frozen=True)
class Tree:
    """What a folder or an archive holds, without what systems and editors leave in folders."""

    files: tuple[File, ...]
    folders: frozenset[str]
    unusable: tuple[Unmatched, ...]

    @property
    def entries(self) -> Iterator[tuple[File, str]]:
        """Each file, and why it cannot be used, which is "" for those that can."""
        yield from ((file, "") for file in self.files)
        yield from ((File(path, _unreadable(why)), why) for path, why in self.unusable)

    @property
    def tops(self) -> frozenset[str]:
        """The names of its files and folders, without those inside the folders."""
        paths = {file.path for file in self.files} | self.folders
        return frozenset(path.partition("/")[0] for path in paths)

    @property
    def top_folders(self) -> frozenset[str]:
        """The names of its folders, without those inside the folders."""
        inside = {file.path for file in self.files if "/" in file.path}
        return frozenset(path.partition("/")[0] for path in inside | self.folders)

    def within(self, folder: str) -> Tree:
        """What is inside that folder, with paths from there on."""
        start = f"{folder}/"
        return Tree(
            tuple(
                File(file.path.removeprefix(start), file.read)
                for file in self.files
                if file.path.startswith(start)
            ),
            frozenset(path.removeprefix(start) for path in self.folders if path.startswith(start)),
            tuple(Unmatched(origin.removeprefix(start), why) for origin, why in self.unusable),
        )


def _unreadable(why: str) -> Reader:
    def read(most: int) -> bytes:
        raise Unusable(why)

    return read


_LEFT_BEHIND = re.compile(
    r"__MACOSX|\.DS_Store|\._.*|Thumbs\.db|desktop\.ini"
    r"|\.ipynb_checkpoints|__pycache__|\.git|\.venv|\.idea|\.vscode|\.pytest_cache",
    re.IGNORECASE,
)


def is_left_behind(path: str) -> bool:
    """Whether a path is what systems and tools leave in folders, which nobody hands in."""
    return without_left_behind(path) != path


def without_left_behind(path: str) -> str:
    """The path up to the first part that systems and tools leave, "" if that is all of it."""
    kept = takewhile(lambda part: not _LEFT_BEHIND.fullmatch(part), path.split("/"))
    return "/".join(kept)
