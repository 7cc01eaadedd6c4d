"""The private folders of workers, of which nothing is to be left."""

from __future__ import annotations

import contextlib
import itertools
import os
import secrets
import shutil
import tempfile


def scratch() -> str:
    """The path of a folder for the private folders of workers; nothing is there yet."""
    temporary = os.path.realpath(tempfile.gettempdir())
    return os.path.join(temporary, f"workers-{secrets.token_hex(6)}")


def make(folder: str) -> None:
    """Make such a folder if need be; anybody may pass through it, but only we may change it."""
    if not os.path.isdir(folder):
        os.mkdir(folder)
        os.chmod(folder, 0o711)


def remove(folder: str) -> None:
    """Remove a folder with all that is in it, also what was made unreadable or very deep."""
    if os.path.isdir(folder):
        _flatten(folder)
    shutil.rmtree(folder, ignore_errors=True)


def _flatten(folder: str) -> None:
    """Open every folder inside and move it to the top: no path may be longer than a path can."""
    names = (os.path.join(folder, f"{secrets.token_hex(6)}-{k}") for k in itertools.count())
    waiting = [folder]
    while waiting:
        inner = waiting.pop()
        with contextlib.suppress(OSError):
            os.chmod(inner, 0o700)
            with os.scandir(inner) as entries:
                found = [each.path for each in entries if each.is_dir(follow_symlinks=False)]
            for path in found:
                os.chmod(path, 0o700)  # a closed folder cannot be moved
                waiting.append(next(names))
                os.rename(path, waiting[-1])
