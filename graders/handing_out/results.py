"""A grade as Gradescope wants to be told: its results.json.

https://gradescope-autograders.readthedocs.io/en/latest/specs/ says what it has to hold.
"""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from graders.catalog import Catalog, Check, Exercise
from graders.handing_out.visibility import Visibility
from graders.reports.model import CheckGrade, ExerciseGrade, Grade
from graders.reports.text import printable
from graders.reports.words import CHECK_WORDS, word_of

MAX_TEXT = 5_000
"""Characters of one text that a student is shown."""


class Test(msgspec.Struct, frozen=True, kw_only=True):
    """One check, as Gradescope lists it; `number` decides its place."""

    name: str
    name_format: Literal["text"] = "text"
    number: str
    status: Literal["passed", "failed"]
    score: int
    max_score: int
    output: str
    output_format: Literal["text"] = "text"
    tags: tuple[str, ...]
    visibility: Visibility
    extra_data: dict[str, Any]


class Results(msgspec.Struct, frozen=True, kw_only=True):
    """The whole of results.json; `score` is the sum of the tests'."""

    score: int
    output: str
    output_format: Literal["text"] = "text"
    visibility: Visibility
    stdout_visibility: Literal["hidden"] = "hidden"
    tests: tuple[Test, ...]
    extra_data: dict[str, Any]


def results(
    grade: Grade, catalog: Catalog, *, visibility: Visibility = "visible", remark: str = ""
) -> Results:
    """The results of a graded submission; `visibility` is for each of its checks.

    `remark` is said before anything else.
    """
    tests = tuple(
        _test(exercise, check, graded, f"{place}.{k}", visibility)
        for place, exercise in enumerate(catalog.exercises, 1)
        if exercise.name in grade.exercises
        for k, (check, graded) in enumerate(_checks(exercise, grade), 1)
    )
    return Results(
        score=grade.points,
        output=_cut("\n".join(filter(None, [remark, *_summary(grade), *_printed(grade)]))),
        visibility=visibility,
        tests=tests,
        extra_data={
            "package": grade.package,
            "python": grade.python,
            "jax": grade.jax,
            "seed": grade.seed,
            "sandbox": grade.sandbox,
            "flags": {name: list(each.flags) for name, each in grade.exercises.items()},
            "sha256": {name: each.sha256 for name, each in grade.exercises.items()},
        },
    )


def _checks(exercise: Exercise, grade: Grade) -> list[tuple[Check, CheckGrade]]:
    graded = {check.name: check for check in grade.exercises[exercise.name].checks}
    return [(check, graded[check.name]) for check in exercise.checks if check.name in graded]


def _test(
    exercise: Exercise, check: Check, graded: CheckGrade, number: str, visibility: Visibility
) -> Test:
    said = [CHECK_WORDS[graded.status], graded.message]
    if graded.hint:
        said.append(f"Hint: {graded.hint}")
    return Test(
        name=f"{exercise.name}: {check.title}",
        number=number,
        status="passed" if graded.status == "passed" else "failed",
        score=graded.points,
        max_score=graded.max_points,
        output=_cut("\n".join(filter(None, said))),
        tags=(exercise.name, graded.kind),
        visibility=visibility,
        extra_data={"check": graded.name, "status": graded.status, "replayed": graded.replayed},
    )


def _summary(grade: Grade) -> list[str]:
    statuses = {exercise.status for exercise in grade.exercises.values()}
    lines = [f"{grade.points} of {grade.max_points} points"]
    if "grader_failed" in statuses:
        lines.append("Some of it the autograder could not grade. Please tell your instructor.")
    if grade.partial:
        lines.append("The time was up before everything was graded.")
    return [*lines, *(_line(name, exercise) for name, exercise in grade.exercises.items())]


def _line(name: str, exercise: ExerciseGrade) -> str:
    return f"{name}: {word_of(exercise)}, {exercise.points} of {exercise.max_points}"


def _printed(grade: Grade) -> list[str]:
    return [
        f"\nYour code in {exercise.file} printed:\n{exercise.output}"
        for exercise in grade.exercises.values()
        if exercise.output.strip()
    ]


def _cut(text: str) -> str:
    shown = printable(text)
    return shown if len(shown) <= MAX_TEXT else f"{shown[:MAX_TEXT]}\n..."
