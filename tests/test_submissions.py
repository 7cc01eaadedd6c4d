"""Every labelled submission gets the verdict that its label names, and is told why."""

from __future__ import annotations

import functools
from collections.abc import Callable, Iterator, Mapping
from itertools import zip_longest

import pytest

from graders.authoring.graded import of_submission
from graders.authoring.inspecting import IMPATIENT
from graders.authoring.labels import Label, labels
from graders.authoring.project import SUBMISSIONS, read_project
from graders.catalog import load_catalog
from graders.grading.running import run
from graders.grading.submissions import Submission
from graders.places import ROOT
from graders.reports.model import ExerciseGrade
from graders.workers.handle import Workers

CATALOG = load_catalog()
PROJECT = read_project(ROOT, CATALOG)
_ALL = list(labels(PROJECT))
BATCHES = [
    [label for label in batch if label]
    for batch in zip_longest(
        *(
            [label for label in _ALL if label.exercise == exercise.name]
            for exercise in CATALOG.exercises
        )
    )
]
"""Of each exercise one, which are graded in one run: that takes less time than one by one."""

LABELS = [label for batch in BATCHES for label in batch]
BATCH_OF = {label.path: number for number, batch in enumerate(BATCHES) for label in batch}
RIGHT = [label for label in LABELS if not label.checks]
WRONG = [label for label in LABELS if label.checks]

GradeOf = Callable[[Label], ExerciseGrade]


@pytest.fixture(scope="module")
def grade_of() -> Iterator[GradeOf]:
    """Grades a submission for its exercise."""
    with Workers(IMPATIENT) as workers:

        @functools.lru_cache(maxsize=1)
        def graded(batch: int) -> Mapping[str, ExerciseGrade]:
            files = {label.exercise: ROOT / label.path for label in BATCHES[batch]}
            grade, _ = run(Submission(files, CATALOG, workers))
            return grade.exercises

        yield lambda label: graded(BATCH_OF[label.path])[label.exercise]


def _name(label: Label) -> str:
    return "/".join(label.path.removesuffix(".py").split("/")[-3:])


def test_every_submission_has_a_label() -> None:
    assert {label.path for label in LABELS} == set(PROJECT.below(SUBMISSIONS))


@pytest.mark.parametrize("label", LABELS, ids=_name)
def test_a_submission_gets_the_verdict_and_the_message_of_its_label(
    label: Label, grade_of: GradeOf
) -> None:
    assert [str(finding) for finding in of_submission(label, grade_of(label))] == []


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
