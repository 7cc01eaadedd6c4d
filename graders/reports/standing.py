"""How far a student has come, by the last report: read, without grading anything."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path

import msgspec
from rich.console import Console

from graders import __version__
from graders.catalog import Catalog
from graders.frozen import UNDECODABLE
from graders.reports.console import show
from graders.reports.merging import merged_grade
from graders.reports.model import Grade, grade_in
from graders.reports.strict import write_report
from graders.reports.text import tolerant


class NoReport(Exception):
    """There is no report to go by; the message says why, and what to do."""


class _Made(msgspec.Struct):
    package: str = ""


class _AnyReport(msgspec.Struct):
    grade: _Made


def read_grade(path: Path, command: str) -> Grade:
    """The grade in a report; NoReport if there is none, or not one of this version's."""
    again = f"{command} grade makes a new one"
    try:
        text = path.read_bytes()
    except FileNotFoundError:
        raise NoReport(f"There is no report yet: {command} grade makes one.") from None
    except OSError as error:
        raise NoReport(f"{path} cannot be read: {error.strerror}; {again}.") from None
    try:
        made = msgspec.json.decode(text, type=_AnyReport).grade
    except UNDECODABLE:
        raise NoReport(f"{path} is not a report; {again}.") from None
    if made.package != __version__:
        version = made.package or "unknown"
        raise NoReport(
            f"{path} is of version {version} of the graders, not of {__version__}; {again}."
        )
    try:
        return grade_in(text)
    except UNDECODABLE:
        raise NoReport(f"{path} is of another version of the graders; {again}.") from None


def remember(path: Path, grade: Grade, catalog: Catalog) -> None:
    """Keep what the exercises have come to, those that were not graded now as they were before.

    Raises ReportNotWritten.
    """
    with suppress(NoReport):
        grade = merged_grade(read_grade(path, ""), grade, catalog)
    write_report(path, {"grade": msgspec.to_builtins(grade)})


def show_standing(
    grade: Grade, catalog: Catalog, command: str, console: Console | None = None
) -> None:
    """Print a line an exercise, done, open or next, and the points in all."""
    console = tolerant(console or Console())
    show(grade, catalog, report=None, console=console, command=command, in_full=())
    left_out = [each.name for each in catalog.exercises if each.name not in grade.exercises]
    if left_out:
        console.print(f"Not graded yet: {', '.join(left_out)}.", soft_wrap=True)
    day, time = grade.graded_at.rstrip("Z").split("T")
    console.print(f"As graded on {day} at {time} UTC.", soft_wrap=True, highlight=False)
