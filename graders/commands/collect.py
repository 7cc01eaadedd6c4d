"""`collect`: a class graded from what the LMS hands out."""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Iterable
from pathlib import Path
from typing import TYPE_CHECKING

import click

from graders.commands import calling
from graders.commands.calling import REPORTS
from graders.exits import GRADER_FAILED, INTERRUPTED, WRONG_CALL
from graders.extras import COLLECT

if TYPE_CHECKING:
    from graders.collecting.classes import ClassRun
    from graders.collecting.downloads import Download
    from graders.collecting.keeping import Folder
    from graders.collecting.outcome import Outcome
    from graders.commands.class_forms import Forms

_FILE = click.Path(path_type=Path, dir_okay=False)


@click.command()
@click.argument("submissions", metavar="SUBMISSIONS")
@click.option(
    "--out",
    type=click.Path(path_type=Path, file_okay=False),
    default=REPORTS / "class",
    show_default=True,
    help="The folder for reports, gradebook and page.",
)
@click.option("--jobs", type=click.IntRange(min=1), help="Processes; as many as CPUs if left out.")
@click.option("--exercise", "names", multiple=True, metavar="NAME", help="Grade only this one.")
@click.option("--seed", type=int, help="Decides the inputs that are drawn; drawn itself once.")
@click.option("--all", "again", is_flag=True, help="Grade everybody anew.")
@click.option("--catalog", "catalog_file", type=_FILE, help="Points and exercises of your own.")
@click.option("--canvas", type=_FILE, metavar="CSV", help="Your Canvas export, to be filled.")
@click.option("--moodle", type=_FILE, metavar="CSV", help="Your Moodle worksheet, to be filled.")
@click.option("--gradescope", type=_FILE, metavar="CSV", help="Your Gradescope form, likewise.")
@click.option("--column", metavar="TITLE", help="The form's column, if it is not clear which.")
@click.option("--evidence", metavar="STUDENT", help="Grade nothing; write a page for an appeal.")
@click.option("--compare", type=click.Path(path_type=Path), help="Another OUT: what has changed?")
@click.option("--scheduler", metavar="ADDRESS", help="Grade on a Dask cluster.")
@click.option("--no-sandbox", is_flag=True, help="Do without a sandbox.")
def collect(
    submissions: str,
    out: Path,
    jobs: int | None,
    names: tuple[str, ...],
    seed: int | None,
    again: bool,
    catalog_file: Path | None,
    canvas: Path | None,
    moodle: Path | None,
    gradescope: Path | None,
    column: str | None,
    evidence: str | None,
    compare: Path | None,
    scheduler: str | None,
    no_sandbox: bool,
) -> None:
    """Grade SUBMISSIONS: a folder with a folder for each student, or what your LMS gave you.

    Exits with 0 if all were graded, whatever their grades; 2 if the call is wrong, 3 if some
    could not be graded. Run again, it grades only what has changed.
    """
    from graders.collecting.classes import ClassRun
    from graders.collecting.forms.gradebook import row
    from graders.collecting.keeping import Folder, NotKept
    from graders.collecting.outcome import outcome, run_record
    from graders.collecting.single import Terms
    from graders.commands import class_call
    from graders.commands.class_evidence import write_evidence
    from graders.commands.class_forms import Forms

    catalog = class_call.catalog(catalog_file, names)
    jobs = jobs or os.cpu_count() or 1
    handed_in = class_call.handed_in(submissions, out)
    class_call.demand_comparable(compare, out)
    download = class_call.download(handed_in)
    overrides = class_call.overrides(out, download, catalog)
    folder = Folder(out)
    try:
        if evidence is not None:
            write_evidence(evidence, download, folder, overrides, handed_in, no_sandbox)
            return
        exercises = tuple(exercise.name for exercise in catalog.exercises)
        download = download.limited_to(exercises)
        given = {"canvas": canvas, "moodle": moodle, "gradescope": gradescope}
        forms = Forms({lms: file for lms, file in given.items() if file}, column)
        # Once with nobody's points, so that a form that cannot be filled costs nobody's time.
        nobody = [row(student, None, catalog) for student in download.students]
        forms.filled(nobody, download.layout)
        calling.sandbox([handed_in], without=no_sandbox)
        hidden = (str(handed_in.absolute()),)
        settled = folder.settled_seed(seed)
        terms = Terms(catalog, settled, sandboxed=not no_sandbox, hidden=hidden)
        executors = class_call.executors(scheduler, jobs)
        run = ClassRun(folder, exercises, terms, executors, jobs, again)
        start = time.monotonic()
        graded = _grade(run, download)
        seconds = time.monotonic() - start
        found = outcome(download, catalog, folder, terms.seed, overrides, run.failures)
        folder.write_record(run_record(found, seconds, graded))
        _write(folder, found, forms)
        if compare:
            _compare(compare, out)
    except NotKept as refused:
        calling.stop(str(refused), WRONG_CALL)
    sys.exit(GRADER_FAILED if found.statuses["grader_failed"] else 0)


def _grade(run: ClassRun, download: Download) -> int:
    """How many were graded now."""
    from graders.collecting.cluster import NoCluster
    from graders.commands.class_progress import ClassProgress

    pending = run.pending(download.students)
    if kept := len(download.students) - len(pending):
        click.echo(f"Graded already: {kept}.")
    with ClassProgress(len(pending)) as progress:
        try:
            run.grade(pending, progress.graded)
        except NoCluster as none:
            calling.stop(str(none), WRONG_CALL)
        except KeyboardInterrupt:
            click.echo(
                f"Interrupted. Graded now, and kept: {progress.done}; run it again to go on."
            )
            sys.exit(INTERRUPTED)
    return progress.done


def _write(folder: Folder, found: Outcome, forms: Forms) -> None:
    """Write the gradebook, the page and the forms; say where they are."""
    from graders import wording
    from graders.collecting.forms.gradebook import gradebook
    from graders.commands.class_forms import tell_unmatched

    folder.write("gradebook.csv", [gradebook(found.rows, found.results.catalog)])
    written = [folder.out / "gradebook.csv", *_page(folder, found)]
    for lms, filled in forms.filled(found.rows, found.results.layout).items():
        folder.write(f"filled-{lms}.csv", [filled.text])
        written.append(folder.out / f"filled-{lms}.csv")
        tell_unmatched(forms.files[lms], filled)
    statuses = ", ".join(f"{count} {status}" for status, count in found.statuses.most_common())
    click.echo(f"{wording.counted(len(found.rows), 'student')}: {statuses}")
    for each in written:
        click.echo(f"  {each}")


def _page(folder: Folder, found: Outcome) -> Iterable[Path]:
    if missing := COLLECT.missing():
        click.echo(missing, err=True)
        return []
    from graders.collecting.page.rendering import page

    folder.write("index.html", page(found.results))
    return [folder.out / "index.html"]


def _compare(before: Path, now: Path) -> None:
    from graders.collecting.comparing import changes
    from graders.reports.text import printable

    lines = [printable(line) for line in changes(before, now)]
    click.echo("\n".join(lines) or f"Nobody's points differ from those in {before}.")
