"""`watch`: a verdict whenever a file is saved."""

from __future__ import annotations

from pathlib import Path

import click

from graders.catalog import Catalog
from graders.commands import calling
from graders.commands.calling import REPORTS, STANDING, WRONG_CALL
from graders.places import EXERCISES
from graders.workers.handle import Workers
from graders.workers.limits import LAPTOP


@click.command()
@click.argument("submission", type=click.Path(path_type=Path), default=EXERCISES)
@click.option(
    "--report",
    type=click.Path(path_type=Path),
    default=REPORTS / "report.json",
    show_default=True,
    help="Where the JSON report goes.",
)
@click.pass_obj
def watch(command: str, submission: Path, report: Path) -> None:
    """Grade SUBMISSION, then each exercise again whenever it is saved.

    Ctrl-C ends it, with exit status 0; 2 if the call is wrong, 3 if the grader itself failed.
    """
    catalog = calling.catalog()
    files = calling.files(submission, (), catalog)
    try:
        with Workers(LAPTOP) as workers:
            _watch(files, catalog, workers, report, submission == EXERCISES, command)
    except KeyboardInterrupt:
        click.echo()


def _watch(
    files: dict[str, Path],
    catalog: Catalog,
    workers: Workers,
    report: Path,
    is_own: bool,
    command: str,
) -> None:
    # Imported here, while the workers are importing JAX.
    from graders.commands import watching
    from graders.commands.regrading import Regrading
    from graders.grading.interrupts import Interrupts
    from graders.grading.running import GradersBroken
    from graders.reports.standing import remember
    from graders.reports.strict import ReportNotWritten

    regrading = Regrading(files, catalog, workers, LAPTOP, report=report, command=command)

    def grade(names: list[str]) -> None:
        graded = regrading.grade(names)
        if is_own:
            remember(STANDING, graded, catalog)
        interrupts.check()
        click.echo("\nWatching: save a file to grade it again; Ctrl-C ends.")

    try:
        with Interrupts() as interrupts:
            watching.watch(files, watching.wakes(files.values()), grade)
    except (watching.CannotWatch, ReportNotWritten) as wrong:
        calling.stop(str(wrong), WRONG_CALL)
    except GradersBroken as broken:
        calling.stop_broken(broken)
