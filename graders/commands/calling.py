"""What the commands of the command line have in common: how a call is read, and how it ends."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import NoReturn

import click

from graders.catalog import Catalog, CatalogError, Exercise, UnknownName, load_catalog
from graders.exits import GRADER_FAILED, WRONG_CALL
from graders.grading.submissions import Submission, WrongCall, find_files, with_workers
from graders.workers.sandbox import NoSandbox, best_sandbox
from graders.workers.walls import Sandbox

REPORTS = Path("reports")
STANDING = REPORTS / "standing.json"


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


def exercise(name: str, catalog: Catalog) -> Exercise:
    """The exercise of that name; ends the command if there is none."""
    if not name:
        names = [exercise.name for exercise in catalog.exercises]
        stop(
            f"Say which exercise, as in EXERCISE={names[0]}; there are {', '.join(names)}.",
            WRONG_CALL,
        )
    try:
        return catalog.exercise(name)
    except UnknownName as unknown:
        stop(str(unknown), WRONG_CALL)


def files(submission: Path, names: Sequence[str], catalog: Catalog) -> dict[str, Path]:
    """The file of each exercise, as `find_files` has it; ends the command if it finds none."""
    try:
        return find_files(submission, names, catalog)
    except (WrongCall, UnknownName) as wrong:
        stop(str(wrong), WRONG_CALL)


@contextmanager
def own_submission(path: Path) -> Iterator[Submission]:
    """What a student grades on their own machine; the workers import JAX in the meantime."""
    known = catalog()
    own = with_workers(files(path, (), known), known)
    with own.workers:
        yield own


def sandbox(hidden: Iterable[Path], *, without: bool) -> Sandbox | None:
    """The sandbox for other people's files, told; ends the command if it is wanted and none is."""
    try:
        found = None if without else best_sandbox(hidden)
    except NoSandbox as none:
        stop(
            f"Other people's files need a sandbox, but {none}: grade on Linux or in a "
            "container, or say --no-sandbox to do without.",
            WRONG_CALL,
        )
    click.echo(f"Sandbox  {found.name if found else 'none, as asked'}")
    return found


def stop_broken(why: Exception) -> NoReturn:
    """End the command because pytest or the workers cannot be run."""
    stop(f"The graders cannot run: {why}.", GRADER_FAILED)
