"""Putting a starter back, the student's work kept beside it."""

from __future__ import annotations

import itertools
import os
from pathlib import Path

from graders.catalog import Exercise

STARTERS = Path(__file__).with_name("starters")


def reset(exercise: Exercise, folder: Path) -> Path | None:
    """Put the starter into the folder; the path that an edited file was moved to, if any.

    Raises OSError if a file cannot be read or written; then the student's file is where it was
    or under the backup's name.
    """
    file = folder / exercise.file
    starter = (STARTERS / exercise.file).read_bytes()
    backup = None
    if os.path.lexists(file):
        if file.is_file() and file.read_bytes() == starter:
            return None
        backup = _free_name(file)
        file.rename(backup)
    folder.mkdir(parents=True, exist_ok=True)
    file.write_bytes(starter)
    return backup


def _free_name(file: Path) -> Path:
    names = itertools.chain(
        [f"{file.stem}.backup{file.suffix}"],
        (f"{file.stem}.backup{k}{file.suffix}" for k in itertools.count(2)),
    )
    return next(path for name in names if not os.path.lexists(path := file.with_name(name)))
