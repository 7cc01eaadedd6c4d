"""gradebook.csv: a row a student, in the order of their names."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Literal, NamedTuple

from graders.catalog import Catalog
from graders.collecting.students import Student
from graders.reports.model import ExerciseStatus, Grade

Status = Literal["graded", "empty", "grader_failed"]


class Result(NamedTuple):
    """What an exercise came to."""

    points: int
    status: ExerciseStatus


@dataclass(frozen=True)
class Row:
    """What a student's work came to, exercise by exercise."""

    student: Student
    status: Status
    points: int
    max_points: int
    exercises: Mapping[str, Result]


def row(student: Student, grade: Grade | None, catalog: Catalog) -> Row:
    """A student's row; without a grade, the grader failed."""
    if grade is None:
        failed = {exercise.name: Result(0, "grader_failed") for exercise in catalog.exercises}
        return Row(student, "grader_failed", 0, catalog.points, failed)
    results = {
        name: Result(exercise.points, exercise.status) for name, exercise in grade.exercises.items()
    }
    return Row(student, _status(student, results), grade.points, grade.max_points, results)


def gradebook(rows: Iterable[Row], catalog: Catalog) -> str:
    """The text of gradebook.csv, with columns for each exercise of the catalog."""
    names = [exercise.name for exercise in catalog.exercises]
    text = io.StringIO()
    writer = csv.writer(text, lineterminator="\n")
    columns = [column for name in names for column in (name, f"{name}_status")]
    writer.writerow(["student", "id", "status", "points", "max_points", *columns])
    for line in sorted(rows, key=lambda line: _order(line.student)):
        writer.writerow(
            [
                inert(line.student.name),
                inert(line.student.id),
                line.status,
                line.points,
                line.max_points,
                *(cell for name in names for cell in line.exercises.get(name, ("", ""))),
            ]
        )
    return text.getvalue()


def inert(text: str) -> str:
    """The text so that no spreadsheet takes it for a formula."""
    return f"'{text}" if text.lstrip().startswith(_STARTS_FORMULA) else text


# The wide forms too: some spreadsheets narrow them first.
_STARTS_FORMULA = ("=", "+", "-", "@", "\uff1d", "\uff0b", "\uff0d", "\uff20")


def _status(student: Student, results: Mapping[str, Result]) -> Status:
    if any(result.status == "grader_failed" for result in results.values()):
        return "grader_failed"
    return "graded" if student.files else "empty"


def _order(student: Student) -> tuple[str, str, str]:
    return student.name.casefold(), student.id, student.folder
