"""A small catalog, and grades made from it."""

from __future__ import annotations

import io
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path

import pytest
from rich.console import Console

from graders.catalog import Catalog, Check, Exercise
from graders.reports.console import show
from graders.reports.model import ExerciseGrade, Grade, check_grade, exercise_grade, grade

HINTS = ("think", "a function", "together")


def exercise(name: str, *kinds: str) -> Exercise:
    checks = tuple(
        Check(
            name=kind, kind=kind, title=f"{kind} of {name}", points=2, hint=f"Look at the {kind}."
        )
        for kind in kinds
    )
    return Exercise(name=name, title=f"The task of {name}", checks=checks, hints=HINTS)


@pytest.fixture
def catalog() -> Catalog:
    return Catalog(
        exercises=(
            exercise("first", "value", "gradient", "structure"),
            exercise("second", "value", "structure"),
            exercise("third", "prediction"),
        )
    )


@pytest.fixture
def first(catalog: Catalog) -> Exercise:
    return catalog.exercises[0]


@pytest.fixture
def missing(first: Exercise) -> ExerciseGrade:
    """The first exercise, its file not there."""
    return exercise_grade(first, (), without=("skipped", "first.py is missing"), loading="missing")


@pytest.fixture
def second(catalog: Catalog) -> Exercise:
    return catalog.exercises[1]


@pytest.fixture
def graded(catalog: Catalog) -> Callable[..., ExerciseGrade]:
    """An exercise's grade from its name and (status, message) for each of its checks."""

    def graded(name: str, *verdicts: tuple[str, str], **fields) -> ExerciseGrade:
        exercise = catalog.exercise(name)
        checks = [
            check_grade(check, status, message)
            for check, (status, message) in zip(exercise.checks, verdicts, strict=True)
        ]
        return exercise_grade(exercise, checks, **fields)

    return graded


@pytest.fixture
def whole() -> Callable[..., Grade]:
    """A submission's grade from the grades of its exercises."""

    def whole(partial: bool = False, **exercises: ExerciseGrade) -> Grade:
        then = datetime(2026, 11, 29, 12, tzinfo=UTC)
        return grade(exercises, jax="0.12.0", seed=7, partial=partial, graded_at=then)

    return whole


@pytest.fixture
def shown(catalog: Catalog, whole) -> Callable[..., str]:
    """What a student reads on a pipe, or on a terminal if `terminal`."""

    def shown(
        width: int = 80,
        terminal: bool = False,
        partial: bool = False,
        report: Path | None = Path("reports/report.json"),
        command: str = "make",
        **exercises: ExerciseGrade,
    ) -> str:
        file = io.StringIO()
        environ = {"TERM": "xterm-256color"}
        console = Console(file=file, width=width, force_terminal=terminal, _environ=environ)
        verdict = whole(partial, **exercises)
        show(verdict, catalog, report=report, console=console, command=command)
        return file.getvalue()

    return shown
