"""Every labelled submission gets the verdict that its label names, and is told why."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

from graders.authoring.inspecting import IMPATIENT
from graders.authoring.labels import FILE, Label, labels
from graders.authoring.project import SUBMISSIONS, read_project
from graders.catalog import load_catalog
from graders.grading.running import run
from graders.grading.submissions import Submission
from graders.places import ROOT
from graders.reports.model import CheckGrade, ExerciseGrade
from graders.workers.handle import Workers

CATALOG = load_catalog()
PROJECT = read_project(ROOT, CATALOG)
LABELS = list(labels(PROJECT))
RIGHT = [label for label in LABELS if not label.checks]
WRONG = [label for label in LABELS if label.checks]

GradeOf = Callable[[Label], ExerciseGrade]


@pytest.fixture(scope="module")
def grade_of() -> Iterator[GradeOf]:
    """Grades a submission for its exercise."""
    with Workers(IMPATIENT) as workers:

        def grade(label: Label) -> ExerciseGrade:
            files = {label.exercise: ROOT / label.path}
            graded, _ = run(Submission(files, CATALOG, workers))
            return graded.exercises[label.exercise]

        yield grade


def _name(label: Label) -> str:
    *_, exercise, file = label.path.removesuffix(".py").split("/")
    return f"{exercise}/{file}"


def test_every_submission_has_a_label() -> None:
    assert {label.path for label in LABELS} == set(PROJECT.below(SUBMISSIONS))


@pytest.mark.parametrize("label", RIGHT, ids=_name)
def test_a_right_submission_gets_full_points_by_replay(label: Label, grade_of: GradeOf) -> None:
    grade = grade_of(label)
    assert [_told(check) for check in grade.checks if check.status != "passed"] == []
    assert grade.points == grade.max_points
    assert [check.name for check in grade.checks if check.replayed is False] == []


@pytest.mark.parametrize("label", WRONG, ids=_name)
def test_a_wrong_submission_is_told_what_is_wrong(label: Label, grade_of: GradeOf) -> None:
    grade = grade_of(label)
    not_passed = [check for check in grade.checks if check.status != "passed"]
    assert not any(check.status == "grader_failed" for check in not_passed), not_passed
    if label.checks == (FILE,):
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
    for exercise in CATALOG.exercises:
        if exercise.name == "check_understanding":  # its tests try every letter
            continue
        assert len([label for label in RIGHT if label.exercise == exercise.name]) >= 25
        assert len([label for label in WRONG if label.exercise == exercise.name]) >= 40


def test_every_check_has_a_wrong_submission_that_it_catches() -> None:
    caught = {(label.exercise, check) for label in WRONG for check in label.checks}
    for exercise in CATALOG.exercises:
        for check in exercise.checks:
            if check.kind != "answer":
                assert (exercise.name, check.name) in caught


def _told(check: CheckGrade) -> str:
    return f"{check.name} {check.status}: {check.message} {check.hint}"
