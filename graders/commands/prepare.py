"""`prepare`: what an installation does once, so that grading takes less time."""

from __future__ import annotations

import os
import shutil
import subprocess
import tempfile
from functools import partial
from pathlib import Path

import click

from graders import seeds
from graders.catalog import CatalogError, load_catalog
from graders.checks.drawing import keep
from graders.checks.trying import needed
from graders.inputs import COMPILED_LENGTHS
from graders.student.foresight import family_of
from graders.workers import compiled
from graders.workers.launch import command, environment


@click.command()
def prepare() -> None:
    """Compile what most programs are made of, and draw inputs, once: grading is quicker then."""
    folder = compiled.folder()
    if folder is None:
        click.echo("Nothing is prepared: that needs a virtual environment.")
        return
    for step in (partial(fill, folder), draw):
        try:
            step()
        except (NotPrepared, OSError) as why:
            click.echo(f"Not all is prepared ({why}); grading works, and takes longer.")


def draw() -> None:
    """Draw what a student's own runs try checks on; raises NotPrepared, OSError."""
    seed = seeds.settled(None, untrusted=False)
    try:
        exercises = load_catalog().exercises
    except CatalogError as wrong:
        raise NotPrepared(wrong) from None
    wanted = (
        each
        for exercise in exercises
        for function in exercise.functions
        for each in needed(family_of(function), seed)
    )
    keep(wanted, seed)


class NotPrepared(Exception):
    """Nothing could be compiled or drawn, or not be kept; says why."""


def fill(folder: Path) -> None:
    """Put compiled operations into the folder, in place of those that may be there.

    Raises NotPrepared, and then leaves it as it is.
    """
    try:
        with tempfile.TemporaryDirectory(dir=folder.parent, prefix="compiling-") as temporary:
            fresh = Path(temporary) / folder.name
            done = subprocess.run(
                command("compile", str(fresh), *map(str, COMPILED_LENGTHS)),
                env=environment() | compiled.filling(fresh),
                cwd="/",
                capture_output=True,
                text=True,
            )
            if done.returncode != 0:
                raise NotPrepared(done.stderr.strip().rpartition("\n")[2])
            shutil.rmtree(folder, ignore_errors=True)
            os.rename(fresh, folder)
    except OSError as error:
        raise NotPrepared(error) from None
