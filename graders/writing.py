"""Files that are written whole or not at all."""

from __future__ import annotations

import secrets
from collections.abc import Iterable
from pathlib import Path


def write_whole(path: Path, content: bytes) -> None:
    """Write a file, in the place of one that is there; folders on the way are made.

    Raises OSError, and leaves what was there.
    """
    write_pieces(path, [content])


def write_pieces(path: Path, pieces: Iterable[bytes]) -> None:
    """As write_whole, each piece as it comes."""
    path.parent.mkdir(parents=True, exist_ok=True)
    beside = path.with_name(f".{path.name}.{secrets.token_hex(4)}")
    try:
        with beside.open("xb") as file:
            file.writelines(pieces)
        beside.replace(path)
    finally:
        beside.unlink(missing_ok=True)
