"""Made-up classes for the class page."""

from __future__ import annotations

import random
from datetime import UTC, datetime
from typing import Any

from graders.catalog import Exercise, load_catalog
from graders.collecting.page import rendering
from graders.collecting.page.results import ClassResults, StudentResult, results_in
from graders.collecting.trees import Unmatched
from graders.reports.model import ExerciseGrade, Grade, check_grade, exercise_grade, grade
from graders.reports.override import Override

CATALOG = load_catalog()
STARTER = "5" * 64
HOSTILE = "</td></script><script>document.title='owned'</script><img src=x onerror=alert(1)>"
FIRST = ("Ada", "Bjørn", "Chen", "Dóra", "Emeka", "Farah", "Giulia", "Hiroshi", "İpek", "João")
LAST = ("Lovelace", "Ångström", "Wei", "Nagy", "Okafor", "Haddad", "Rossi", "Tanaka", "Şahin")
WRONG = (
    "{name}([0.0]) is {number}, expected 4.0",
    "{name}([1.0, -2.5]) has the shape (2,), expected ()",
    "{name}([{number}, 1.0]) is 1.0, expected {number}",
)


def graded(exercise: Exercise, statuses: list[str], draw: random.Random, **fields) -> ExerciseGrade:
    """The grade of an exercise with these statuses for its checks."""
    checks = [
        check_grade(check, status, message(check.name, status, draw))
        for check, status in zip(exercise.checks, statuses, strict=True)
    ]
    return exercise_grade(exercise, checks, **fields)


def message(name: str, status: str, draw: random.Random) -> str:
    if status in ("passed", "not_started"):
        return ""
    if status == "failed":
        return draw.choice(WRONG).format(name=name, number=draw.randint(-9, 9) / 4)
    return f"{name} could not be judged: {status.replace('_', ' ')}"


def whole(exercises: dict[str, ExerciseGrade]) -> Grade:
    then = datetime(2026, 11, 30, 12, tzinfo=UTC)
    return grade(exercises, jax="0.12.0", seed=7, graded_at=then)


def a_grade(draw: random.Random, skill: float) -> Grade:
    exercises = {}
    for exercise in CATALOG.exercises:
        mood = draw.random()
        odd = {0.01: "grader_failed", 0.025: "timeout", 0.04: "not_replayed", 0.09: "error"}
        kind = next((status for bound, status in odd.items() if mood < bound), "")
        if not kind and mood > 0.5 + skill:
            statuses, sha256 = ["not_started"] * len(exercise.checks), STARTER
        else:
            statuses = [
                kind or ("passed" if draw.random() < skill else "failed") for _ in exercise.checks
            ]
            sha256 = f"{draw.getrandbits(256):064x}"
        flags = ("VALUE is worked out by the student's own function",) if mood > 0.995 else ()
        exercises[exercise.name] = graded(exercise, statuses, draw, sha256=sha256, flags=flags)
    return whole(exercises)


def with_grade(grade: Grade) -> dict[str, Any]:
    """What a student's result holds of a grade."""
    return {"exercises": results_in(grade), "read_grade": lambda: grade}


def page(results: ClassResults) -> str:
    return "".join(rendering.page(results))


def a_class(size: int = 300, seed: int = 1) -> ClassResults:
    """A class of that size, from hopeless to faultless, a tenth without any files."""
    draw = random.Random(seed)
    students = []
    for k in range(size):
        name = f"{draw.choice(FIRST)} {draw.choice(LAST)}"
        hands_in = draw.random() > 0.1
        grade = a_grade(draw, min(1.0, draw.betavariate(4, 1.3) * 1.1)) if hands_in else None
        overrides = (Override("offset_two", 4, "shown in the lab"),) if k % 90 == 5 else ()
        remarks = ("an earlier attempt was left aside: offset_two-1.py",) if k % 40 == 3 else ()
        students.append(
            StudentResult(
                name=name,
                id=str(20_260_000 + k),
                folder=str(k),
                remarks=remarks,
                overrides=overrides if grade else (),
                **(with_grade(grade) if grade else {}),
                report=f"students/{k}/report.json",
            )
        )
    return ClassResults(
        students=tuple(students),
        catalog=CATALOG,
        layout="A bulk download of Moodle",
        seed=7,
        versions={"jaxpr-exercises": "0.1.0", "JAX": "0.12.0", "Python": "3.13.1"},
        made_at="2026-11-30 12:00 UTC",
        unmatched=(Unmatched("Ada/notes.txt", "is not named after an exercise"),),
        starters=frozenset({STARTER}),
    )
