"""Bytes set aside on disk, so that the memory of a run does not grow with what was handed in."""

from __future__ import annotations

import tempfile
import weakref
from collections.abc import Callable
from functools import partial


class NotSetAside(Exception):
    """There is no room for them; the message says where and why."""


class Spool:
    """A file without a name, gone with the last of those who can read from it."""

    def __init__(self) -> None:
        try:
            self._file = tempfile.TemporaryFile()  # noqa: SIM115 - closed with this
        except OSError as error:
            raise NotSetAside(_sentence(error)) from None
        weakref.finalize(self, self._file.close)

    def set_aside(self, content: bytes) -> Callable[[], bytes]:
        """What reads them again; raises NotSetAside."""
        try:
            start = self._file.seek(0, 2)
            self._file.write(content)
            self._file.flush()
        except OSError as error:
            raise NotSetAside(_sentence(error)) from None
        return partial(self._read, start, len(content))

    def _read(self, start: int, size: int) -> bytes:
        self._file.seek(start)
        return self._file.read(size)


def _sentence(error: OSError) -> str:
    return f"cannot be set aside in {tempfile.gettempdir()}: {error.strerror}"
