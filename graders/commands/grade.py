"""`grade`: the verdict on a submission, on the console and in a report."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import NoReturn

import click

from graders.commands import calling, options
from graders.commands.calling import STANDING
from graders.exits import INTERRUPTED, WRONG_CALL
from graders.grading.submissions import Submission, with_workers
from graders.places import EXERCISES


@click.command()
@options.SUBMISSION
@click.option("--exercise", "names", multiple=True, metavar="NAME", help="Grade only this one.")
@options.REPORT
@click.option(
    "--seed",
    type=int,
    help="Decides the inputs that are drawn; 0 if left out, with --untrusted another each time.",
)
@click.option("--untrusted", is_flag=True, help="Other people's files: grade in a sandbox.")
@click.option("--no-sandbox", is_flag=True, help="With --untrusted: do without a sandbox.")
@click.pass_obj
def grade(
    command: str,
    submission: Path,
    names: tuple[str, ...],
    report: Path,
    seed: int | None,
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
    sandbox = calling.sandbox(files.values(), without=no_sandbox) if untrusted else None
    submitted = with_workers(files, catalog, seed=seed, untrusted=untrusted, sandbox=sandbox)
    with submitted.workers:
        if untrusted:
            click.echo(f"Seed     {submitted.seed}")
        is_remembered = submission == EXERCISES and not untrusted
        _grade(submitted, report, is_remembered, command)


def _grade(submission: Submission, report: Path, is_remembered: bool, command: str) -> NoReturn:
    catalog = submission.catalog
    try:
        # Imported here, while the workers are importing JAX.
        from graders.grading.running import GradersBroken, run
        from graders.reports.console import show
        from graders.reports.model import exit_status
        from graders.reports.progress import Progress
        from graders.reports.standing import remember
        from graders.reports.strict import ReportNotWritten, write_report

        with Progress() as progress:
            graded, written = run(submission, progress)
        write_report(report, written)
        if is_remembered and not graded.partial:
            remember(STANDING, graded, catalog)
    except KeyboardInterrupt:
        calling.stop("Interrupted before anything was graded: no report is written.", INTERRUPTED)
    except GradersBroken as broken:
        calling.stop_broken(broken)
    except ReportNotWritten as refused:
        show(graded, catalog, report=None, command=command)
        calling.stop(str(refused), WRONG_CALL)
    show(graded, catalog, report=report, command=command)
    sys.exit(INTERRUPTED if graded.partial else exit_status(graded))
