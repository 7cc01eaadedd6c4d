"""`evidence`: a folder for the student to keep."""

from __future__ import annotations

import sys
from pathlib import Path

import click

from graders.commands import calling, options
from graders.commands.calling import REPORTS
from graders.exits import INTERRUPTED, WRONG_CALL
from graders.extras import EVIDENCE
from graders.grading.submissions import Submission
from graders.workers.handle import WorkersFailed


@click.command()
@options.SUBMISSION
@options.out(REPORTS / "evidence", "folder")
def evidence(submission: Path, out: Path) -> None:
    """Write the evidence of SUBMISSION, to keep: a Markdown and an HTML page.

    Exits with 0, whatever the grade is; 2 if the call is wrong, 3 if the grader itself failed.
    """
    if missing := EVIDENCE.missing():
        calling.stop(missing, WRONG_CALL)
    with calling.own_submission(submission) as own:
        _evidence(own, out)


def _evidence(submission: Submission, out: Path) -> None:
    # Imported here, while the workers are importing JAX.
    from graders.evidence.chapters import document
    from graders.evidence.gathering import gather
    from graders.evidence.writing import FolderNotWritten, write
    from graders.grading.running import GradersBroken
    from graders.reports.progress import Progress

    try:
        with Progress() as progress:
            facts = gather(submission, progress)
        if facts.grade.partial:
            sys.exit(INTERRUPTED)
        write(document(facts), out)
    except (GradersBroken, WorkersFailed) as broken:
        calling.stop_broken(broken)
    except FolderNotWritten as refused:
        calling.stop(str(refused), WRONG_CALL)
    if facts.notes_unread:
        click.echo(f"Your notes are not in it: {facts.notes_unread}.")
    click.echo(f"Your evidence is in {out}: README.md for a git host, index.html for a browser.")
