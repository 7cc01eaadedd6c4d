"""`watch`: a verdict whenever a file is saved."""

from __future__ import annotations

from pathlib import Path

import click

from graders.commands import calling, options
from graders.commands.calling import STANDING
from graders.exits import WRONG_CALL
from graders.grading.submissions import Submission
from graders.places import EXERCISES


@click.command()
@options.SUBMISSION
@options.REPORT
@click.pass_obj
def watch(command: str, submission: Path, report: Path) -> None:
    """Grade SUBMISSION, then each exercise again whenever it is saved.

    Ctrl-C ends it, with exit status 0; 2 if the call is wrong, 3 if the grader itself failed.
    """
    try:
        with calling.own_submission(submission) as own:
            _watch(own, report, submission == EXERCISES, command)
    except KeyboardInterrupt:
        click.echo()


def _watch(submission: Submission, report: Path, is_remembered: bool, command: str) -> None:
    # Imported here, while the workers are importing JAX.
    from graders.commands import watching
    from graders.commands.regrading import Regrading
    from graders.grading.interrupts import Interrupts
    from graders.grading.running import GradersBroken
    from graders.reports.standing import remember
    from graders.reports.strict import ReportNotWritten

    regrading = Regrading(submission, report=report, command=command)

    def grade(names: list[str]) -> None:
        graded = regrading.grade(names)
        if is_remembered:
            remember(STANDING, graded, submission.catalog)
        interrupts.check()
        click.echo("\nWatching: save a file to grade it again; Ctrl-C ends.")

    try:
        with Interrupts() as interrupts:
            files = submission.files
            watching.watch(files, watching.wakes(files.values()), grade)
    except (watching.CannotWatch, ReportNotWritten) as wrong:
        calling.stop(str(wrong), WRONG_CALL)
    except GradersBroken as broken:
        calling.stop_broken(broken)
