"""`grade`: the verdict on a submission, on the console and in a report."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import NoReturn

import click

from graders.catalog import Catalog
from graders.commands import calling
from graders.commands.calling import INTERRUPTED, REPORTS, STANDING, WRONG_CALL
from graders.places import EXERCISES
from graders.workers.handle import Workers
from graders.workers.limits import CLASS, LAPTOP, Limits


@click.command()
@click.argument("submission", type=click.Path(path_type=Path), default=EXERCISES)
@click.option("--exercise", "names", multiple=True, metavar="NAME", help="Grade only this one.")
@click.option(
    "--report",
    type=click.Path(path_type=Path),
    default=REPORTS / "report.json",
    show_default=True,
    help="Where the JSON report goes.",
)
@click.option("--seed", default=0, show_default=True, help="Decides the inputs that are drawn.")
@click.option("--untrusted", is_flag=True, help="Other people's files: grade in a sandbox.")
@click.option("--no-sandbox", is_flag=True, help="With --untrusted: do without a sandbox.")
@click.pass_obj
def grade(
    command: str,
    submission: Path,
    names: tuple[str, ...],
    report: Path,
    seed: int,
    untrusted: bool,
    no_sandbox: bool,
) -> None:
    """Grade SUBMISSION: a folder, or one file; exercises/ if left out.

    Exits with 0 if everything is right, 1 if something is not, 2 if the call is wrong, 3 if
    the grader itself failed.
    """
    catalog = calling.catalog()
    files = calling.files(submission, names, catalog)
    if any(path.exists() and report.exists() and path.samefile(report) for path in files.values()):
        calling.stop(
            f"{report} is a file to be graded: name another one for the report.", WRONG_CALL
        )
    sandbox = calling.sandbox(files.values()) if untrusted and not no_sandbox else None
    limits = CLASS if untrusted else LAPTOP
    with Workers(limits, sandbox=sandbox) as workers:
        if untrusted:
            click.echo(f"Sandbox  {sandbox.name if sandbox else 'none, as asked'}")
        is_own = submission == EXERCISES and not untrusted
        _grade(files, catalog, workers, limits, report, is_own, seed, untrusted, command)


def _grade(
    files: dict[str, Path],
    catalog: Catalog,
    workers: Workers,
    limits: Limits,
    report: Path,
    is_own: bool,
    seed: int,
    untrusted: bool,
    command: str,
) -> NoReturn:
    # Imported here, while the workers are importing JAX.
    from graders.grading.running import GradersBroken, run
    from graders.reports.console import Progress, show
    from graders.reports.model import exit_status
    from graders.reports.standing import remember
    from graders.reports.strict import ReportNotWritten, write_report

    try:
        with Progress() as progress:
            graded, written = run(
                files, catalog, workers, limits, seed=seed, untrusted=untrusted, listener=progress
            )
        write_report(report, written)
        if is_own and not graded.partial:
            remember(STANDING, graded, catalog)
    except GradersBroken as broken:
        calling.stop_broken(broken)
    except ReportNotWritten as refused:
        show(graded, catalog, report=None, command=command)
        calling.stop(str(refused), WRONG_CALL)
    show(graded, catalog, report=report, command=command)
    sys.exit(INTERRUPTED if graded.partial else exit_status(graded))
