"""`check`: what is wrong with the exercises themselves, for their authors."""

from __future__ import annotations

import sys
from collections.abc import Iterable

import click

from graders.authoring.project import Finding, read_project
from graders.catalog import Catalog, CatalogError, load_catalog
from graders.commands import calling
from graders.exits import WRONG_CALL
from graders.places import ROOT, SOLUTIONS
from graders.wording import counted
from graders.workers.handle import Workers
from graders.workers.limits import LAPTOP

FOUND = 1


@click.command()
@click.option("--all", "everything", is_flag=True, help="Grade the labelled submissions, too.")
def check(everything: bool) -> None:
    """For authors: check the exercises themselves, and say how to mend what is found.

    Files, names, texts and TODO markers are in order, starters are not started, solutions get
    full points. With --all, which takes minutes, every submission in tests/submissions gets
    the verdict and the message of its label.

    Exits with 0 if all is well, 1 if something was found, 2 if this is not the project's
    folder, 3 if the graders cannot run.
    """
    if not SOLUTIONS.is_dir():
        calling.stop(
            f"There are no solutions in {ROOT}: check is for the project's own folder.", WRONG_CALL
        )
    try:
        catalog = load_catalog()
    except CatalogError as error:
        calling.stop(f"{error} Mend that first: nothing else was looked at.", FOUND)
    with Workers(LAPTOP) as workers:
        sys.exit(_check(catalog, workers, everything))


def _check(catalog: Catalog, workers: Workers, everything: bool) -> int:
    # Imported here, while the workers are importing JAX.
    from graders.authoring import inspecting, labels
    from graders.grading.running import GradersBroken

    project = read_project(ROOT, catalog)
    found = _told(inspecting.read(project))
    try:
        found += _told(inspecting.graded(project, ROOT, workers))
        if everything:
            labelled = list(labels.labels(project))
            inspected = inspecting.submitted(labelled, catalog, ROOT)
            with click.progressbar(inspected, length=len(labelled), file=sys.stderr) as bar:
                findings = [finding for each in bar for finding in each]
            found += _told(findings)
    except GradersBroken as broken:
        calling.stop_broken(broken)
    well = f"{counted(len(catalog.exercises), 'exercise')}, all well."
    click.echo(f"{found} to mend." if found else well)
    return FOUND if found else 0


def _told(findings: Iterable[Finding]) -> int:
    """Print the findings, one a line; how many they are."""
    sentences = [str(finding) for finding in findings]
    for sentence in sentences:
        click.echo(sentence)
    return len(sentences)
