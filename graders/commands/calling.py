"""What the commands of the command line have in common: how a call is read, and how it ends."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import NoReturn

import click

from graders.catalog import Catalog, CatalogError, Exercise, UnknownName, load_catalog

REPORTS = Path("reports")
STANDING = REPORTS / "standing.json"
WRONG_CALL, GRADER_FAILED, INTERRUPTED = 2, 3, 130


def stop(sentence: str, status: int) -> NoReturn:
    """End the command with a sentence on stderr and an exit status."""
    click.echo(sentence, err=True)
    sys.exit(status)


def catalog() -> Catalog:
    """The catalog; ends the command if it is broken."""
    try:
        return load_catalog()
    except CatalogError as error:
        stop(str(error), GRADER_FAILED)


def exercise(name: str) -> Exercise:
    """The exercise of that name; ends the command if there is none."""
    known = catalog()
    if not name:
        names = ", ".join(exercise.name for exercise in known.exercises)
        stop(
            f"Say which exercise, as in EXERCISE={known.exercises[0].name}; there are {names}.",
            WRONG_CALL,
        )
    try:
        return known.exercise(name)
    except UnknownName as unknown:
        stop(str(unknown), WRONG_CALL)
