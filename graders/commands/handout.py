"""`handout`: the zip that students get."""

from __future__ import annotations

from pathlib import Path

import click

from graders.commands import calling, options
from graders.exits import WRONG_CALL
from graders.places import ROOT


@click.command()
@options.out(Path("dist/jaxpr-exercises.zip"), "zip")
def handout(out: Path) -> None:
    """Write the zip that students get: no solutions, no tests, nothing for authors."""
    from graders.handing_out.archives import ArchiveNotWritten, write_archive
    from graders.handing_out.contents import HANDOUT_FOLDER, handout_files

    files = handout_files(ROOT)
    try:
        write_archive(out, files)
    except ArchiveNotWritten as refused:
        calling.stop(str(refused), WRONG_CALL)
    click.echo(f"{out} holds {len(files)} files in {HANDOUT_FOLDER}/, without solutions or tests.")
