"""Grades one submission in Gradescope's container: `python -m graders.handing_out.autograder`."""

from __future__ import annotations

import signal
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import cast, get_args

import click
import msgspec

from graders.catalog import Catalog, load_catalog
from graders.handing_out.results import results
from graders.handing_out.visibility import Visibility
from graders.places import ROOT
from graders.reports.standing import NoReport, read_grade
from graders.writing import write_whole

HELD = ("--untrusted",)
"""The options of `grade` under which a stranger's code is run."""

SECONDS = 9 * 60
"""Gradescope's own limit, unless it is set otherwise, is ten minutes."""


@click.command()
@click.argument("autograder", type=click.Path(path_type=Path, file_okay=False, exists=True))
@click.option("--seed", type=int)
@click.option("--visibility", type=click.Choice(get_args(Visibility)), default="visible")
def main(autograder: Path, seed: int | None, visibility: str) -> None:
    """Grade AUTOGRADER/submission into AUTOGRADER/results/results.json.

    What goes wrong is printed, for the instructor, and leaves the file as it was.
    """
    catalog = load_catalog()
    folder = folder_to_grade(autograder / "submission", catalog)
    with tempfile.TemporaryDirectory() as private:
        report = Path(private) / "report.json"
        _grade(folder, report, seed)
        try:
            grade = read_grade(report, "The autograder")
        except NoReport as missing:
            sys.exit(f"There is nothing to tell Gradescope: {missing}")
    told = results(
        grade, catalog, visibility=cast(Visibility, visibility), remark=remark(folder, catalog)
    )
    text = msgspec.json.format(msgspec.json.encode(told), indent=2)
    write_whole(autograder / "results" / "results.json", text)


def folder_to_grade(submission: Path, catalog: Catalog) -> Path:
    """The folder with most of the exercises: what was handed in, or one that was put into it.

    Of several, the one nearest to the top.
    """
    below = [
        path
        for path in submission.rglob("*")
        if path.is_dir()
        and not path.is_symlink()
        and "graders" not in path.relative_to(submission).parts  # has the starters
    ]
    nearest_first = sorted(below, key=lambda path: (len(path.parts), path))
    return max([submission, *nearest_first], key=lambda path: len(found(path, catalog)))


def found(folder: Path, catalog: Catalog) -> list[str]:
    """The names of the exercises' files in that folder."""
    return [each.file for each in catalog.exercises if (folder / each.file).is_file()]


def remark(folder: Path, catalog: Catalog) -> str:
    """What a student whose files have other names should know; "" if some are right."""
    if found(folder, catalog):
        return ""
    names = ", ".join(exercise.file for exercise in catalog.exercises)
    return f"No file that you handed in has the name of an exercise: {names}.\n"


def _grade(folder: Path, report: Path, seed: int | None) -> None:
    command = [sys.executable, "-m", "graders", "grade", str(folder), *HELD]
    command += ["--report", str(report), *([] if seed is None else ["--seed", str(seed)])]
    with subprocess.Popen(command, cwd=ROOT, stdin=subprocess.DEVNULL) as grading:
        try:
            grading.wait(SECONDS)
        except subprocess.TimeoutExpired:
            grading.send_signal(signal.SIGINT)  # it reports what it has got to


if __name__ == "__main__":
    main()
