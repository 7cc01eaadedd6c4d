"""`gradescope`: the autograder that is uploaded to Gradescope."""

from __future__ import annotations

from pathlib import Path
from typing import get_args

import click

from graders.commands import calling, options
from graders.exits import WRONG_CALL
from graders.handing_out.visibility import Visibility
from graders.places import ROOT


@click.command()
@options.out(Path("dist/gradescope.zip"), "zip")
@click.option(
    "--seed", type=int, help="Decides the inputs that are drawn; another each time if left out."
)
@click.option(
    "--visibility",
    type=click.Choice(get_args(Visibility)),
    default="visible",
    show_default=True,
    help="When students see the checks; their points too, unless all are visible.",
)
def gradescope(out: Path, seed: int | None, visibility: str) -> None:
    """Write the autograder zip for a programming assignment on Gradescope."""
    from graders.handing_out.archives import ArchiveNotWritten, write_archive
    from graders.handing_out.contents import gradescope_files

    catalog = calling.catalog()
    try:
        write_archive(out, gradescope_files(ROOT, seed=seed, visibility=visibility))
    except ArchiveNotWritten as refused:
        calling.stop(str(refused), WRONG_CALL)
    click.echo(
        f"{out}: upload it under Configure Autograder, and set the assignment to "
        f"{catalog.points} points."
    )
