"""`reset`: a starter put back, the student's work kept beside it."""

from __future__ import annotations

import itertools
import os
from pathlib import Path

import click

from graders.catalog import Exercise
from graders.commands import calling
from graders.exits import WRONG_CALL
from graders.places import EXERCISES, STARTERS


@click.command()
@click.argument("exercise")
def reset(exercise: str) -> None:
    """Put the starter of EXERCISE back; the file that stands there is kept as a backup."""
    known = calling.exercise(exercise, calling.catalog())
    try:
        backup = put_back(known, EXERCISES)
    except OSError as error:
        calling.stop(
            f"{known.file} cannot be put back: {error.strerror} ({error.filename}).", WRONG_CALL
        )
    kept = f"; what stood there is now {backup.name}" if backup else ""
    click.echo(f"{EXERCISES.name}/{known.file} is the starter again{kept}.")


def put_back(exercise: Exercise, folder: Path) -> Path | None:
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
