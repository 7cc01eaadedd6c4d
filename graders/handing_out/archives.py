"""Zip files whose bytes depend on nothing but their contents."""

from __future__ import annotations

import io
import stat
import zipfile
from collections.abc import Mapping
from pathlib import Path

from graders.writing import write_whole

_NO_DATE = (1980, 1, 1, 0, 0, 0)
_UNIX = 3


class ArchiveNotWritten(Exception):
    """The zip cannot be written where it should be; the message says where, and why."""


def archive(files: Mapping[str, bytes]) -> bytes:
    """A zip of the files, by their names; what begins with "#!" can be executed.

    Sorted, without dates, and stored as they are: another zlib compresses differently.
    """
    written = io.BytesIO()
    with zipfile.ZipFile(written, "w", zipfile.ZIP_STORED) as zipped:
        for name in sorted(files):
            entry = zipfile.ZipInfo(name, _NO_DATE)
            entry.create_system = _UNIX
            mode = 0o755 if files[name].startswith(b"#!") else 0o644
            entry.external_attr = (stat.S_IFREG | mode) << 16
            zipped.writestr(entry, files[name])
    return written.getvalue()


def write_archive(path: Path, files: Mapping[str, bytes]) -> None:
    """Write the zip, whole or not at all; folders on the way are made.

    Raises ArchiveNotWritten.
    """
    try:
        write_whole(path, archive(files))
    except OSError as error:
        reason = error.strerror or "the system refuses it"
        raise ArchiveNotWritten(f"{path} cannot be written: {reason}.") from error
