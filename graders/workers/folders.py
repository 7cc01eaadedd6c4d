"""The private folders of workers, of which nothing is to be left."""

from __future__ import annotations

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
    """Remove a folder with all that is in it, also what was made unreadable."""
    shutil.rmtree(folder, ignore_errors=True)
    if os.path.isdir(folder):
        for inner, names, _ in os.walk(folder):
            for name in names:
                path = os.path.join(inner, name)
                if not os.path.islink(path):
                    os.chmod(path, 0o700)
        shutil.rmtree(folder, ignore_errors=True)
