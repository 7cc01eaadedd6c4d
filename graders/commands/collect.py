"""`collect`: a class graded from what the LMS hands out."""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

import click

from graders.catalog import Catalog, CatalogError, UnknownName, load_catalog
from graders.commands import calling
from graders.commands.calling import GRADER_FAILED, INTERRUPTED, REPORTS, WRONG_CALL

if TYPE_CHECKING:
    from graders.collecting.classes import ClassRun
    from graders.collecting.downloads import Download
    from graders.collecting.forms.filling import Filled
    from graders.collecting.keeping import Folder
    from graders.collecting.outcome import Outcome
    from graders.collecting.pool import Executors

_FILE = click.Path(path_type=Path, dir_okay=False)


@dataclass(frozen=True)
class Forms:
    """The instructor's own grade files that are to be filled."""

    canvas: Path | None
    moodle: Path | None
    gradescope: Path | None


@click.command()
@click.argument("submissions", type=click.Path(path_type=Path))
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
@click.option("--compare", type=click.Path(path_type=Path), help="Another OUT: what has changed?")
@click.option("--scheduler", metavar="ADDRESS", help="Grade on a Dask cluster.")
@click.option("--no-sandbox", is_flag=True, help="Do without a sandbox.")
def collect(
    submissions: Path,
    out: Path,
    jobs: int | None,
    names: tuple[str, ...],
    seed: int | None,
    again: bool,
    catalog_file: Path | None,
    canvas: Path | None,
    moodle: Path | None,
    gradescope: Path | None,
    compare: Path | None,
    scheduler: str | None,
    no_sandbox: bool,
) -> None:
    """Grade SUBMISSIONS: a folder with a folder for each student, or what your LMS gave you.

    Exits with 0 if all were graded, whatever their grades; 2 if the call is wrong, 3 if some
    could not be graded. Run again, it grades only what has changed.
    """
    from graders.collecting.classes import ClassRun
    from graders.collecting.keeping import Folder
    from graders.collecting.single import Terms

    catalog = _catalog(catalog_file, names)
    jobs = jobs or os.cpu_count() or 1
    download = _download(submissions, catalog)
    _demand_sandbox(submissions, no_sandbox)
    folder = Folder(out)
    try:
        terms = Terms(
            catalog,
            folder.settled_seed(seed),
            sandboxed=not no_sandbox,
            hidden=(str(submissions.absolute()),),
        )
        exercises = tuple(exercise.name for exercise in catalog.exercises)
        run = ClassRun(folder, exercises, terms, _executors(scheduler, jobs), jobs)
        start = time.monotonic()
        graded = _grade(run, download, again)
        forms = Forms(canvas, moodle, gradescope)
        found = _conclude(download, folder, run, forms, graded, start)
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


def _download(submissions: Path, catalog: Catalog) -> Download:
    from graders.collecting.downloads import WrongDownload, read_download

    try:
        download = read_download(submissions, catalog)
    except WrongDownload as wrong:
        calling.stop(str(wrong), WRONG_CALL)
    left = len(download.unmatched)
    click.echo(
        f"{submissions.name} was taken for {download.layout}: {len(download.students)} students"
        + (f"; what became of {left} other files stands in collect.json." if left else ".")
    )
    return download


def _demand_sandbox(submissions: Path, no_sandbox: bool) -> None:
    from graders.workers.sandbox import NoSandbox, best_sandbox

    if no_sandbox:
        click.echo("Sandbox  none, as asked")
        return
    try:
        click.echo(f"Sandbox  {best_sandbox([submissions]).name}")
    except NoSandbox as none:
        calling.stop(
            f"Other people's files need a sandbox, but {none}: grade on Linux or in a "
            "container, or say --no-sandbox to do without.",
            WRONG_CALL,
        )


def _executors(scheduler: str | None, jobs: int) -> Executors:
    from graders.collecting.cluster import cluster, missing_library
    from graders.collecting.pool import processes

    if scheduler is None:
        return processes(jobs)
    if missing := missing_library():
        calling.stop(missing, WRONG_CALL)
    return cluster(scheduler)


def _grade(run: ClassRun, download: Download, again: bool) -> int:
    """How many were graded now."""
    from rich.console import Console
    from rich.progress import (
        BarColumn,
        MofNCompleteColumn,
        Progress,
        TextColumn,
        TimeRemainingColumn,
    )

    from graders.collecting.cluster import NoCluster

    pending = run.pending(download.students, again=again)
    if kept := len(download.students) - len(pending):
        click.echo(f"{kept} are graded already.")
    columns = (
        TextColumn("Grading"),
        BarColumn(),
        MofNCompleteColumn(),
        TextColumn("{task.fields[rate]}"),
        TimeRemainingColumn(),
    )
    start = time.monotonic()
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task("", total=len(pending), rate="")
        done = 0

        def told(student: object) -> None:
            nonlocal done
            done += 1
            rate = f"{done / (time.monotonic() - start):.1f} students/s"
            progress.update(task, advance=1, rate=rate)

        try:
            run.grade(pending, told)
        except NoCluster as none:
            calling.stop(str(none), WRONG_CALL)
        except KeyboardInterrupt:
            click.echo(f"Interrupted: {done} were graded and are kept; run it again to go on.")
            sys.exit(INTERRUPTED)
    return done


def _conclude(
    download: Download, folder: Folder, run: ClassRun, forms: Forms, graded: int, start: float
) -> Outcome:
    from graders.collecting import overriding
    from graders.collecting.forms.gradebook import gradebook
    from graders.collecting.outcome import outcome, told

    catalog, seed = run.terms.catalog, run.terms.seed
    path = folder.out / overriding.FILE
    try:
        overrides = overriding.read_overrides(path, download.students, catalog)
    except overriding.WrongOverrides as wrong:
        calling.stop(str(wrong), WRONG_CALL)
    found = outcome(download, catalog, folder, seed, overrides, run.failures)
    folder.write("gradebook.csv", gradebook(found.rows, catalog).encode())
    folder.write_run(told(found, time.monotonic() - start, graded))
    written = [folder.out / "gradebook.csv", *_page(folder, found)]
    written += _filled(forms, folder, found, download.layout)
    statuses = ", ".join(f"{count} {status}" for status, count in found.statuses.most_common())
    click.echo(f"{len(found.rows)} students: {statuses}")
    for each in written:
        click.echo(f"  {each}")
    return found


def _page(folder: Folder, found: Outcome) -> Iterable[Path]:
    from graders.collecting.page.needs import missing_library

    if missing := missing_library():
        click.echo(missing, err=True)
        return []
    from graders.collecting.page.rendering import page

    folder.write("index.html", page(found.results).encode())
    return [folder.out / "index.html"]


def _filled(forms: Forms, folder: Folder, found: Outcome, layout: str) -> Iterable[Path]:
    from graders.collecting.forms.canvas import fill_canvas
    from graders.collecting.forms.gradescope import fill_gradescope
    from graders.collecting.forms.moodle import fill_moodle
    from graders.collecting.forms.table import WrongForm, read_form

    fillers: list[tuple[Path | None, Callable[[str], Filled]]] = [
        (forms.canvas, lambda text: fill_canvas(text, found.rows, layout=layout)),
        (forms.moodle, lambda text: fill_moodle(text, found.rows, layout=layout)),
        (forms.gradescope, lambda text: fill_gradescope(text, found.rows)),
    ]
    written = []
    for form, fill in fillers:
        if form is None:
            continue
        try:
            filled = fill(read_form(form))
        except WrongForm as wrong:
            calling.stop(str(wrong), WRONG_CALL)
        folder.write(f"filled-{form.name}", filled.text.encode())
        written.append(folder.out / f"filled-{form.name}")
        _tell_unmatched(form, filled)
    return written


def _tell_unmatched(form: Path, filled: Filled) -> None:
    from graders.reports.text import printable

    click.echo(f"{form.name}: {filled.filled} cells of {filled.column!r} filled.")
    for title, lines in (
        ("handed in, but not in the form", filled.students),
        ("in the form, but handed in nothing", filled.lines),
        ("left as they were", filled.withheld),
        ("note", filled.remarks),
    ):
        for line in lines:
            name = line if isinstance(line, str) else line.name
            click.echo(f"  {title}: {printable(name)}")


def _compare(before: Path, now: Path) -> None:
    from graders.collecting.comparing import changes
    from graders.reports.text import printable

    if not (before / "students").is_dir():
        calling.stop(f"{before} has no students/: name a folder that collect wrote.", WRONG_CALL)
    lines = [printable(line) for line in changes(before, now)]
    click.echo("\n".join(lines) or f"Nobody's points differ from those in {before}.")
