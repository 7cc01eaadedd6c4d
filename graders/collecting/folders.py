"""The files of a folder that others filled: no links, no pipes, no devices."""

from __future__ import annotations

import os
import stat
from collections.abc import Iterator
from pathlib import Path

from graders.collecting.trees import File, Reader, Tree, Unmatched, Unusable, is_left_behind

MAX_DEPTH = 30


def folder_tree(root: Path) -> Tree:
    """What is in the folder, at any depth; links are listed as unusable, not followed."""
    files: list[File] = []
    folders: set[str] = set()
    unusable: list[Unmatched] = []
    for path, place in _walk(root, "", unusable):
        try:
            kind = os.lstat(place).st_mode
        except OSError as error:
            unusable.append(Unmatched(path, f"cannot be read: {error.strerror}"))
            continue
        if stat.S_ISDIR(kind):
            folders.add(path)
        elif why := _why_not(kind):
            unusable.append(Unmatched(path, why))
        else:
            files.append(File(path, _reader(place)))
    return Tree(tuple(files), frozenset(folders), tuple(unusable))


def _walk(
    folder: Path, inside: str, unusable: list[Unmatched], depth: int = 0
) -> Iterator[tuple[str, Path]]:
    try:
        entries = sorted(os.scandir(folder), key=lambda entry: entry.name)
    except OSError as error:
        unusable.append(Unmatched(inside, f"cannot be opened: {error.strerror}"))
        return
    for entry in entries:
        if is_left_behind(entry.name):
            continue
        path = f"{inside}/{_shown(entry.name)}".lstrip("/")
        yield path, Path(entry.path)
        if not entry.is_dir(follow_symlinks=False):
            continue
        if depth < MAX_DEPTH:
            yield from _walk(Path(entry.path), path, unusable, depth + 1)
        else:
            unusable.append(Unmatched(path, f"is more than {MAX_DEPTH} folders deep"))


def _shown(name: str) -> str:
    """The name as text: what is not UTF-8 in it becomes a question mark."""
    return os.fsencode(name).decode("utf-8", "replace")


def _why_not(kind: int) -> str | None:
    if stat.S_ISLNK(kind):
        return "is a link, which may lead to another's file: put the file itself there"
    return None if stat.S_ISREG(kind) else "is a pipe or a device, not a file"


def _reader(place: Path) -> Reader:
    return lambda most: read_file(place, most)


def read_file(place: Path, most: int) -> bytes:
    """The first bytes of a regular file, without following a link or ever blocking."""
    try:
        with open(os.open(place, _FLAGS), "rb") as file:
            found = os.fstat(file.fileno())
            if why := _why_not(found.st_mode):
                raise Unusable(why)
            # To read up to `most` takes as much memory at once, which thousands of files scatter.
            return file.read(min(most, found.st_size + 1))
    except OSError as error:
        raise Unusable(f"cannot be read: {error.strerror}") from None


_FLAGS = (
    os.O_RDONLY
    | getattr(os, "O_NOFOLLOW", 0)
    | getattr(os, "O_NONBLOCK", 0)
    | getattr(os, "O_BINARY", 0)
)
