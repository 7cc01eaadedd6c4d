"""The class page: one HTML file that needs nothing else, and nobody else's words as code."""

from __future__ import annotations

import base64
import hashlib
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

from jinja2 import Environment, FileSystemLoader, StrictUndefined
from markupsafe import Markup

from graders.catalog import Catalog, Check, Exercise
from graders.collecting.page.concerns import answer_sheets, concerns, shared_files
from graders.collecting.page.figures import distribution, hardest, middle
from graders.collecting.page.results import ClassResults, StudentResult
from graders.reports.model import ExerciseStatus
from graders.reports.text import printable
from graders.reports.words import CHECK_WORDS, word_of
from graders.verdicts import CheckStatus

SIGNS: dict[CheckStatus, str] = {
    "passed": "\N{CHECK MARK}",
    "failed": "\N{MULTIPLICATION X}",
    "error": "!",
    "timeout": "T",
    "not_started": "\N{MIDDLE DOT}",
    "skipped": "\N{EN DASH}",
    "not_replayed": "?",
    "grader_failed": "G",
}
"""One character for each status, so that colour is never all there is."""

_HERE = Path(__file__).parent
_PIECES = 1000
"""Of the template's output, joined before they are written."""


@dataclass(frozen=True, slots=True)
class Cell:
    """What one check of one student came to; without a file or a grade, `status` is None."""

    exercise: Exercise
    check: Check
    status: CheckStatus | None
    word: str


@dataclass(frozen=True, slots=True)
class Told:
    """A message to a student: on one check or, where the file did not load, on all in one."""

    about: str
    status: CheckStatus
    message: str


@dataclass(frozen=True, slots=True)
class Row:
    """A student's row; `kinds` are what the page can be filtered by."""

    anchor: str
    student: StudentResult
    kinds: tuple[str, ...]


def page(results: ClassResults) -> Iterator[str]:
    """The text of the page, piece by piece: that of a large class takes megabytes."""
    worries = concerns(results)
    rows = _rows(results, {concern.student.folder for concern in worries})
    style, script = _text("page.css"), _text("page.js")
    template = _environment().get_template("page.html.jinja")
    stream = template.stream(
        results=results,
        rows=rows,
        cells=_cells,
        told=_told,
        anchors={row.student.folder: row.anchor for row in rows},
        concerns=worries,
        shared=shared_files(results),
        by_hand=[(each, given) for each in results.students for given in each.overrides],
        answer_sheets=answer_sheets(results.catalog),
        hardest=hardest(results),
        bins=distribution(results),
        middle=middle(results),
        signs=SIGNS,
        check_words=CHECK_WORDS,
        word_of=word_of,
        style=Markup(style),
        script=Markup(script),
        policy=_policy(style, script),
    )
    stream.enable_buffering(_PIECES)
    return stream


def _rows(results: ClassResults, looked_at: set[str]) -> tuple[Row, ...]:
    return tuple(
        Row(
            f"student-{k}",
            student,
            _kinds(student, results.catalog, student.folder in looked_at),
        )
        for k, student in enumerate(results.students, 1)
    )


def _cells(student: StudentResult, catalog: Catalog) -> Iterator[Cell]:
    for exercise in catalog.exercises:
        graded = student.exercises.get(exercise.name)
        for check in exercise.checks:
            if graded is None or check.name not in graded.checks:
                yield Cell(exercise, check, None, "not graded")
            elif graded.status == "missing":
                yield Cell(exercise, check, None, "no file")
            else:
                status = (
                    _unloaded(graded.status, graded.checks.values()) or graded.checks[check.name]
                )
                yield Cell(exercise, check, status, CHECK_WORDS[status])


def _told(student: StudentResult, catalog: Catalog) -> Iterator[Told]:
    grade = student.read_grade()
    exercises = grade.exercises if grade else {}
    for exercise in catalog.exercises:
        graded = exercises.get(exercise.name)
        if graded is None or graded.status == "missing":
            continue
        if status := _unloaded(graded.status, [check.status for check in graded.checks]):
            yield Told(exercise.name, status, graded.checks[0].message)
            continue
        for check in graded.checks:
            if check.status not in ("passed", "not_started"):
                yield Told(f"{exercise.name}, {check.name}", check.status, check.message)


def _unloaded(status: ExerciseStatus, checks: Iterable[CheckStatus]) -> CheckStatus | None:
    """What became of a file that did not load, so that every check is skipped; None if it did."""
    is_skipped = all(check == "skipped" for check in checks)
    return status if is_skipped and status in ("error", "timeout") else None


def _kinds(student: StudentResult, catalog: Catalog, is_looked_at: bool) -> tuple[str, ...]:
    work = "full" if student.points >= catalog.points else "open"
    kind = work if student.handed_in else "nothing"
    return (kind, "look") if is_looked_at else (kind,)


def _environment() -> Environment:
    environment = Environment(
        loader=FileSystemLoader(_HERE),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    environment.filters.update(printable=printable)
    return environment


def _text(name: str) -> str:
    return (_HERE / name).read_text(encoding="utf-8")


def _policy(style: str, script: str) -> str:
    """What the browser lets in: this style, this script, and nothing from anywhere."""
    return (
        "default-src 'none'; img-src data:; "
        f"style-src 'sha256-{_digest(style)}'; script-src 'sha256-{_digest(script)}'"
    )


def _digest(text: str) -> str:
    return base64.b64encode(hashlib.sha256(text.encode()).digest()).decode()
