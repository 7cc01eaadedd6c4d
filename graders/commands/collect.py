"""`collect`: a class graded from what the LMS hands out."""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Iterable
from pathlib import Path
from typing import TYPE_CHECKING

import click

from graders.catalog import Catalog, CatalogError, UnknownName, load_catalog
from graders.commands import calling
from graders.commands.calling import GRADER_FAILED, INTERRUPTED, REPORTS, WRONG_CALL
from graders.extras import CLUSTER, COLLECT

if TYPE_CHECKING:
    from graders.collecting.classes import ClassRun
    from graders.collecting.downloads import Download
    from graders.collecting.keeping import Folder
    from graders.collecting.outcome import Outcome
    from graders.collecting.page.results import Override
    from graders.collecting.pool import Executors
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
    from graders.collecting.keeping import Folder
    from graders.collecting.outcome import outcome, run_record
    from graders.collecting.single import Terms
    from graders.commands.class_forms import Forms

    catalog = _catalog(catalog_file, names)
    jobs = jobs or os.cpu_count() or 1
    handed_in = _handed_in(submissions, out)
    _demand_comparable(compare, out)
    download = _download(handed_in, catalog)
    forms = Forms(canvas, moodle, gradescope, column)
    # Once with nobody's points, so that a form that cannot be filled costs nobody's time.
    forms.filled([row(student, None, catalog) for student in download.students], download.layout)
    _demand_sandbox(handed_in, no_sandbox)
    folder = Folder(out)
    try:
        terms = Terms(
            catalog,
            folder.settled_seed(seed),
            sandboxed=not no_sandbox,
            hidden=(str(handed_in.absolute()),),
        )
        overrides = _overrides(folder, download, catalog)
        exercises = tuple(exercise.name for exercise in catalog.exercises)
        run = ClassRun(folder, exercises, terms, _executors(scheduler, jobs), jobs)
        start = time.monotonic()
        graded = _grade(run, download, again)
        seconds = time.monotonic() - start
        found = outcome(download, catalog, folder, terms.seed, overrides, run.failures)
        folder.write_run(run_record(found, seconds, graded))
        _write(folder, found, forms)
    except OSError as error:
        calling.stop(f"{error.filename or out} cannot be written: {error.strerror}.", WRONG_CALL)
    if compare:
        _compare(compare, out)
    sys.exit(GRADER_FAILED if found.statuses["grader_failed"] else 0)


def _catalog(file: Path | None, names: tuple[str, ...]) -> Catalog:
    known = calling.catalog()
    try:
        catalog = load_catalog(file) if file else known
        for exercise in catalog.exercises:
            checks = {check.name for check in exercise.checks}
            if checks != {check.name for check in known.exercise(exercise.name).checks}:
                calling.stop(f"{file}: {exercise.name} has other checks than ours.", WRONG_CALL)
        wanted = {catalog.exercise(name).name for name in names}
    except (CatalogError, UnknownName) as wrong:
        calling.stop(str(wrong), WRONG_CALL)
    return Catalog(tuple(e for e in catalog.exercises if not wanted or e.name in wanted))


def _handed_in(submissions: str, out: Path) -> Path:
    """The path of what was handed in, which the class's folder is no part of."""
    if not submissions:
        calling.stop(
            "Say what to grade, as in make collect SUBMISSIONS=downloads/week3.zip.", WRONG_CALL
        )
    path = Path(submissions)
    if path.is_dir() and out.resolve().is_relative_to(path.resolve()):
        calling.stop(
            f"{out} is inside {path}, and would be taken for a student's: name another folder "
            "with --out.",
            WRONG_CALL,
        )
    return path


def _demand_comparable(before: Path | None, now: Path) -> None:
    if before and not (before / "students").is_dir():
        calling.stop(f"{before} has no students/: name a folder that collect wrote.", WRONG_CALL)
    if before and before.resolve() == now.resolve():
        calling.stop(f"{before} is what is written now: compare it with a copy.", WRONG_CALL)


def _download(submissions: Path, catalog: Catalog) -> Download:
    from graders.collecting.downloads import WrongDownload, read_download

    try:
        # All of the exercises are told apart, so that none is taken for a stray file.
        everything = read_download(submissions, calling.catalog())
    except WrongDownload as wrong:
        calling.stop(str(wrong), WRONG_CALL)
    download = everything.limited_to([exercise.name for exercise in catalog.exercises])
    left = len(download.unmatched)
    click.echo(
        f"{submissions.name} was taken for {download.layout}: {len(download.students)} students"
        + (f"; what is no exercise is listed in collect.json ({left})." if left else ".")
    )
    return download


def _demand_sandbox(submissions: Path, no_sandbox: bool) -> None:
    name = "none, as asked" if no_sandbox else calling.sandbox([submissions]).name
    click.echo(f"Sandbox  {name}")


def _executors(scheduler: str | None, jobs: int) -> Executors:
    from graders.collecting.cluster import cluster
    from graders.collecting.pool import processes

    if scheduler is None:
        return processes(jobs)
    if missing := CLUSTER.missing():
        calling.stop(missing, WRONG_CALL)
    return cluster(scheduler)


def _grade(run: ClassRun, download: Download, again: bool) -> int:
    """How many were graded now."""
    from graders.collecting.cluster import NoCluster
    from graders.commands.class_progress import ClassProgress

    pending = run.pending(download.students, again=again)
    if kept := len(download.students) - len(pending):
        click.echo(f"{kept} are graded already.")
    with ClassProgress(len(pending)) as progress:
        try:
            run.grade(pending, progress.graded)
        except NoCluster as none:
            calling.stop(str(none), WRONG_CALL)
        except KeyboardInterrupt:
            click.echo(
                f"Interrupted: {progress.done} were graded and are kept; run it again to go on."
            )
            sys.exit(INTERRUPTED)
    return progress.done


def _overrides(
    folder: Folder, download: Download, catalog: Catalog
) -> dict[str, tuple[Override, ...]]:
    from graders.collecting import overriding

    try:
        return overriding.read_overrides(folder.out / overriding.FILE, download.students, catalog)
    except overriding.WrongOverrides as wrong:
        calling.stop(str(wrong), WRONG_CALL)


def _write(folder: Folder, found: Outcome, forms: Forms) -> None:
    """Write the gradebook, the page and the forms; say where they are."""
    from graders.collecting.forms.gradebook import gradebook
    from graders.commands.class_forms import tell_unmatched

    folder.write("gradebook.csv", gradebook(found.rows, found.results.catalog).encode())
    written = [folder.out / "gradebook.csv", *_page(folder, found)]
    for form, filled in forms.filled(found.rows, found.results.layout):
        folder.write(f"filled-{form.name}", filled.text.encode())
        written.append(folder.out / f"filled-{form.name}")
        tell_unmatched(form, filled)
    statuses = ", ".join(f"{count} {status}" for status, count in found.statuses.most_common())
    click.echo(f"{len(found.rows)} students: {statuses}")
    for each in written:
        click.echo(f"  {each}")


def _page(folder: Folder, found: Outcome) -> Iterable[Path]:
    if missing := COLLECT.missing():
        click.echo(missing, err=True)
        return []
    from graders.collecting.page.rendering import page

    folder.write("index.html", page(found.results).encode())
    return [folder.out / "index.html"]


def _compare(before: Path, now: Path) -> None:
    from graders.collecting.comparing import changes
    from graders.reports.text import printable

    lines = [printable(line) for line in changes(before, now)]
    click.echo("\n".join(lines) or f"Nobody's points differ from those in {before}.")
