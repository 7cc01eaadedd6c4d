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
    except (OSError, subprocess.CalledProcessError) as error:
        click.echo(f"Nothing could be prepared ({error}); grading works, and takes longer.")


def fill(folder: Path) -> None:
    """Put compiled operations into the folder, in place of those that may be there.

    Raises OSError or CalledProcessError, and then leaves it as it is.
    """
    with tempfile.TemporaryDirectory(dir=folder.parent, prefix="compiling-") as temporary:
        fresh = Path(temporary) / folder.name
        subprocess.run(
            command("compile"), env=environment() | compiled.filling(fresh), cwd="/", check=True
        )
        shutil.rmtree(folder, ignore_errors=True)
        os.rename(fresh, folder)
