"""`progress`: where a student stands, by what was graded last."""

from __future__ import annotations

from pathlib import Path

import click

from graders.commands import calling
from graders.commands.calling import STANDING


@click.command()
@click.option(
    "--report",
    type=click.Path(path_type=Path),
    default=STANDING,
    show_default=True,
    help="The report to go by.",
)
@click.pass_obj
def progress(command: str, report: Path) -> None:
    """Tell what is done, open and next of exercises/, as last graded; nothing is graded now."""
    from graders.reports.standing import NoReport, read_grade, show_standing

    try:
        grade = read_grade(report, command)
    except NoReport as sentence:
        click.echo(str(sentence))
    else:
        show_standing(grade, calling.catalog(), command)
