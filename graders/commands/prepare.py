"""`prepare`: what an installation does once, so that grading takes less time."""

from __future__ import annotations

import os
import shutil
import subprocess
import tempfile
from pathlib import Path

import click

from graders.workers import compiled
from graders.workers.launch import command, environment


@click.command()
def prepare() -> None:
    """Compile once what most programs are made of, so that grading is quicker."""
    folder = compiled.folder()
    if folder is None:
        click.echo("Nothing is prepared: that needs a virtual environment.")
        return
    try:
        fill(folder)
    except NotPrepared as why:
        click.echo(f"Nothing is prepared ({why}); grading works, and takes longer.")


class NotPrepared(Exception):
    """Nothing could be compiled, or not be kept; says why."""


def fill(folder: Path) -> None:
    """Put compiled operations into the folder, in place of those that may be there.

    Raises NotPrepared, and then leaves it as it is.
    """
    try:
        with tempfile.TemporaryDirectory(dir=folder.parent, prefix="compiling-") as temporary:
            fresh = Path(temporary) / folder.name
            done = subprocess.run(
                command("compile", str(fresh)),
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
