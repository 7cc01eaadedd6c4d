"""Every labelled submission gets the verdict that its label names, and is told why.

A right one begins with `# right: why`. A wrong one begins with `# wrong: checks: why`, of which at
least one must not pass ("file" if it cannot be loaded), and `# says: words`, which the
message on one of these checks has to contain.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

import msgspec
import pytest

from graders.catalog import load_catalog
from graders.grading.running import run
from graders.reports.model import CheckGrade, ExerciseGrade
from graders.workers.handle import Workers
from graders.workers.limits import LAPTOP

SUBMISSIONS = Path(__file__).with_name("submissions")
LIMITS = msgspec.structs.replace(LAPTOP, load_seconds=6, call_seconds=6)

RIGHT = sorted(SUBMISSIONS.glob("accept/*/*.py"))
WRONG = sorted(SUBMISSIONS.glob("reject/*/*.py"))

GradeOf = Callable[[Path], ExerciseGrade]


@pytest.fixture(scope="module")
def grade_of() -> Iterator[GradeOf]:
    """Grades a file for the exercise that its folder is named after."""
    catalog = load_catalog()
    with Workers(LIMITS) as workers:

        def grade(path: Path) -> ExerciseGrade:
            exercise = path.parent.name
            return run({exercise: path}, catalog, workers, LIMITS)[0].exercises[exercise]

        yield grade


def _name(path: Path) -> str:
    return f"{path.parent.name}/{path.stem}"


@dataclass(frozen=True)
class Label:
    checks: tuple[str, ...]
    says: str

    @classmethod
    def of(cls, path: Path) -> Label:
        first, second, *_ = path.read_text(encoding="utf-8-sig", errors="replace").split("\n")
        wrong = re.match(r"# wrong: ([a-z_, ]+): \S", first)
        says = re.match(r"# says: (\S.*)", second.rstrip("\r"))
        assert wrong and says, f"{path} is not labelled"
        return cls(tuple(name.strip() for name in wrong[1].split(",")), says[1])


@pytest.mark.parametrize("path", RIGHT, ids=_name)
def test_a_right_submission_gets_full_points_by_replay(path: Path, grade_of: GradeOf) -> None:
    grade = grade_of(path)
    assert [_told(check) for check in grade.checks if check.status != "passed"] == []
    assert grade.points == grade.max_points
    assert [check.name for check in grade.checks if check.replayed is False] == []


@pytest.mark.parametrize("path", WRONG, ids=_name)
def test_a_wrong_submission_is_told_what_is_wrong(path: Path, grade_of: GradeOf) -> None:
    label, grade = Label.of(path), grade_of(path)
    not_passed = [check for check in grade.checks if check.status != "passed"]
    assert not any(check.status == "grader_failed" for check in not_passed), not_passed
    if label.checks == ("file",):
        assert grade.status in ("error", "timeout") and grade.points == 0
        caught = not_passed
    else:
        caught = [check for check in not_passed if check.name in label.checks]
    assert caught, f"only these did not pass: {[_told(check) for check in not_passed]}"
    told = "\n".join(_told(check) for check in caught)
    assert label.says.lower() in told.lower()
    for check in not_passed:
        _assert_short_and_nothing_of_ours(check.message)


def _assert_short_and_nothing_of_ours(message: str) -> None:
    assert message.strip()
    assert len(message.splitlines()) <= 6
    assert "Traceback" not in message and "graders/" not in message


def test_every_exercise_has_many_right_and_wrong_submissions() -> None:
    for exercise in load_catalog().exercises:
        if exercise.name == "check_understanding":  # its tests try every letter
            continue
        assert len([path for path in RIGHT if path.parent.name == exercise.name]) >= 25
        assert len([path for path in WRONG if path.parent.name == exercise.name]) >= 40


def test_every_check_has_a_wrong_submission_that_it_catches() -> None:
    caught = {(path.parent.name, check) for path in WRONG for check in Label.of(path).checks}
    for exercise in load_catalog().exercises:
        for check in exercise.checks:
            if check.kind != "answer":
                assert (exercise.name, check.name) in caught


def _told(check: CheckGrade) -> str:
    return f"{check.name} {check.status}: {check.message} {check.hint}"
