"""The files of a zip archive that others made: read member by member, never unpacked."""

from __future__ import annotations

import io
import re
import stat
import zipfile
from contextlib import suppress
from pathlib import Path

from graders.collecting.trees import (
    File,
    Reader,
    Tree,
    Unmatched,
    Unusable,
    is_left_behind,
    without_left_behind,
)

MAX_ARCHIVE_BYTES = 64 * 1024 * 1024
MAX_ARCHIVES = 50
MAX_NESTING = 3
MAX_MEMBERS = 10_000
MAX_PATH = 1_000
"""Characters; thousands of paths of 64 KB each would take minutes, and much memory."""


def zip_tree(archive: zipfile.ZipFile, name: str = "") -> Tree:
    """What is in an archive; its paths start with the archive's own name, if it has one."""
    files: list[File] = []
    folders: set[str] = set()
    unusable: list[Unmatched] = []
    for member in archive.infolist():
        inside = _path(member)
        path = "/".join(part for part in (name, *inside.split("/")) if part not in ("", "."))
        if is_left_behind(path):
            folders.add(without_left_behind(path))
            continue
        if why := _why_not(member, inside):
            unusable.append(Unmatched(path[:MAX_PATH], why))
        elif inside.endswith("/"):
            folders.add(path)
        else:
            files.append(File(path, _reader(archive, member)))
    return Tree(tuple(files), frozenset(folders - {"", name}), tuple(unusable))


def open_zip(source: Path | io.BytesIO) -> zipfile.ZipFile:
    """The archive, its list of members read; Unusable if it is none, or a damaged one."""
    try:
        return zipfile.ZipFile(source)
    except Exception:  # hostile bytes fail in more ways than zipfile documents
        raise Unusable("is no zip archive, or a damaged one") from None


class Archives:
    """Opens the archives in what one student handed in, as long as they are not too much."""

    def __init__(self) -> None:
        self._opened = 0
        self._bytes = 0
        self._members = 0

    def open(self, file: File, depth: int) -> Tree:
        """What is in a zip archive that lies in so many others, its paths from theirs on.

        Raises Unusable.
        """
        if depth >= MAX_NESTING:
            raise Unusable(f"is an archive in {MAX_NESTING} others: ask for the exercises alone")
        if self._opened >= MAX_ARCHIVES:
            raise Unusable(f"is one of more than {MAX_ARCHIVES} archives, and was not opened")
        self._opened += 1
        raw = file.read(MAX_ARCHIVE_BYTES - self._bytes + 1)
        self._bytes = min(self._bytes + len(raw), MAX_ARCHIVE_BYTES)
        if self._bytes == MAX_ARCHIVE_BYTES:
            raise Unusable("comes to more than 64 MiB of archives: ask for the exercises alone")
        # zipfile makes an object of each member before it tells how many there are.
        self._members += raw.count(b"PK\x01\x02")
        if self._members > MAX_MEMBERS:
            raise Unusable(f"comes to more than {MAX_MEMBERS:,} files: ask for the exercises alone")
        return zip_tree(open_zip(io.BytesIO(raw)), file.path)


def _path(member: zipfile.ZipInfo) -> str:
    """The member's path with "/", in UTF-8 even where its archiver forgot to say so."""
    name = member.filename
    if not member.flag_bits & 0x800:
        with suppress(UnicodeError):
            name = name.encode("cp437").decode("utf-8")
    return name.replace("\\", "/")


def _why_not(member: zipfile.ZipInfo, path: str) -> str | None:
    kind = stat.S_IFMT(member.external_attr >> 16)
    if len(path) > MAX_PATH:
        return f"has a path of more than {MAX_PATH:,} characters"
    if path.startswith("/") or ".." in path.split("/") or re.match("[A-Za-z]:/", path):
        return "has a path that leads out of its archive"
    if kind == stat.S_IFLNK:
        return "is a link: put the file itself there"
    if kind not in (0, stat.S_IFREG, stat.S_IFDIR):
        return "is a pipe or a device, not a file"
    return None


def _reader(archive: zipfile.ZipFile, member: zipfile.ZipInfo) -> Reader:
    def read(most: int) -> bytes:
        if member.flag_bits & 1:
            raise Unusable("is encrypted: ask for it without a password")
        # Other methods are decompressed without bound, and hardly ever used.
        if member.compress_type not in (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED):
            raise Unusable("is compressed in an unusual way: ask for an ordinary zip")
        try:
            with archive.open(member) as file:
                return file.read(most)
        except Exception:  # hostile bytes fail in more ways than zipfile documents
            raise Unusable("is damaged: it cannot be read from its archive") from None

    return read
