"""What a call of `collect` means; one that is wrong ends the command in a sentence."""

from __future__ import annotations

from pathlib import Path

import click

from graders import wording
from graders.catalog import Catalog, CatalogError, UnknownName, load_catalog
from graders.collecting import overriding
from graders.collecting.cluster import cluster
from graders.collecting.downloads import Download, WrongDownload, read_download
from graders.collecting.pool import Executors, processes
from graders.commands import calling
from graders.exits import WRONG_CALL
from graders.extras import CLUSTER
from graders.reports.override import Override


def catalog(file: Path | None, names: tuple[str, ...]) -> Catalog:
    """The exercises to be graded: of that catalog or ours, the named ones or all."""
    known = calling.catalog()
    try:
        catalog = _of_ours(file, known) if file else known
        wanted = {catalog.exercise(name).name for name in names}
    except (CatalogError, UnknownName) as wrong:
        calling.stop(str(wrong), WRONG_CALL)
    return Catalog(tuple(e for e in catalog.exercises if not wanted or e.name in wanted))


def _of_ours(file: Path, known: Catalog) -> Catalog:
    """The catalog in a file, of which each exercise has the checks that the known one has."""
    catalog = load_catalog(file)
    for exercise in catalog.exercises:
        try:
            ours = known.exercise(exercise.name)
        except UnknownName as unknown:
            calling.stop(f"{file}: {unknown}", WRONG_CALL)
        if {check.name for check in exercise.checks} != {check.name for check in ours.checks}:
            calling.stop(f"{file}: {exercise.name} has other checks than ours.", WRONG_CALL)
    return catalog


def handed_in(submissions: str, out: Path) -> Path:
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


def demand_comparable(before: Path | None, now: Path) -> None:
    """Two folders that collect wrote, or will."""
    if before and not (before / "students").is_dir():
        calling.stop(f"{before} has no students/: name a folder that collect wrote.", WRONG_CALL)
    if before and before.resolve() == now.resolve():
        calling.stop(f"{before} is what is written now: compare it with a copy.", WRONG_CALL)


def download(submissions: Path) -> Download:
    """The class's work, with all of our exercises told apart; says what it was taken for."""
    try:
        download = read_download(submissions, calling.catalog())
    except WrongDownload as wrong:
        calling.stop(str(wrong), WRONG_CALL)
    left = len(download.unmatched)
    click.echo(
        f"{submissions.name} was taken for {download.layout}: "
        f"{wording.counted(len(download.students), 'student')}"
        + (f"; what is no exercise is listed in collect.json ({left})." if left else ".")
    )
    return download


def executors(scheduler: str | None, jobs: int) -> Executors:
    """The processes to grade in: of a cluster or, without a scheduler, so many of this machine."""
    if scheduler is None:
        return processes(jobs)
    if missing := CLUSTER.missing():
        calling.stop(missing, WRONG_CALL)
    return cluster(scheduler)


def overrides(out: Path, download: Download, catalog: Catalog) -> dict[str, tuple[Override, ...]]:
    """The points given by hand that are kept in the class's folder, by student's folder."""
    try:
        return overriding.read_overrides(out / overriding.FILE, download.students, catalog)
    except overriding.WrongOverrides as wrong:
        calling.stop(str(wrong), WRONG_CALL)
