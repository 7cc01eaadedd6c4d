"""The questions: one right letter each, and something to say about every answer."""

from __future__ import annotations

import io
import re
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

from graders.catalog import load_catalog
from graders.checks.answers import LETTERS, digest, questions
from graders.grading.running import run
from graders.grading.submissions import Submission
from graders.places import ANSWERS, ROOT
from graders.reports.console import show
from graders.reports.model import CheckGrade, ExerciseGrade, Grade
from graders.workers.handle import Workers

CATALOG = load_catalog()
EXERCISE = CATALOG.exercise("check_understanding")
QUESTIONS = questions()
RIGHT = {
    question: next(letter for letter in LETTERS if digest(question, letter) == kept.right)
    for question, kept in QUESTIONS.items()
}


class Grader:
    """Grades what ANSWERS is bound to."""

    def __init__(self, workers: Workers, folder: Path) -> None:
        self._workers = workers
        self._file = folder / EXERCISE.file

    def report(self, answers: Any) -> Grade:
        self._file.write_text(f"ANSWERS = {answers!r}\n".replace("Ellipsis", "..."))
        grade, _ = run(Submission({EXERCISE.name: self._file}, CATALOG, self._workers))
        return grade

    def exercise(self, answers: Any) -> ExerciseGrade:
        return self.report(answers).exercises[EXERCISE.name]

    def checks(self, answers: Any) -> dict[str, CheckGrade]:
        return {check.name: check for check in self.exercise(answers).checks}


@pytest.fixture
def grader(workers: Workers, tmp_path: Path) -> Grader:
    return Grader(workers, tmp_path)


def test_catalog_answers_and_starter_ask_the_same_questions_in_the_same_order():
    starter = (ROOT / "graders/starters" / EXERCISE.file).read_text(encoding="utf-8")
    asked = re.findall(r'^ANSWERS\["(\w+)"\] = \.\.\.', starter, re.MULTILINE)
    assert asked == list(QUESTIONS) == [check.name for check in EXERCISE.checks]
    assert {(check.kind, check.points) for check in EXERCISE.checks} == {("answer", 1)}


def test_every_question_offers_every_letter():
    starter = (ROOT / "graders/starters" / EXERCISE.file).read_text(encoding="utf-8")
    options = re.findall(r"^#   ([A-Z])  \S", starter, re.MULTILINE)
    assert options == list(LETTERS) * len(QUESTIONS)


def test_no_letter_is_right_much_more_often_than_another():
    counts = [list(RIGHT.values()).count(letter) for letter in LETTERS]
    assert max(counts) - min(counts) <= 1


def test_the_right_letters_are_not_written_down_anywhere_in_the_graders():
    for path in (ANSWERS, ROOT / "graders/test_check_understanding.py"):
        assert not re.search(r"""["'][A-D]["']""", path.read_text(encoding="utf-8"))


def test_every_right_answer_passes_and_is_explained(grader):
    checks = grader.checks(RIGHT)
    assert {check.status for check in checks.values()} == {"passed"}
    for name, check in checks.items():
        assert (check.message, check.hint) == (QUESTIONS[name].explanation, "")


def test_every_other_letter_fails_with_its_question_s_pointer(grader):
    for shift in (1, 2, 3):
        wrong = {q: LETTERS[(LETTERS.index(right) + shift) % 4] for q, right in RIGHT.items()}
        for name, check in grader.checks(wrong).items():
            assert (check.status, check.points) == ("failed", 0)
            assert check.hint == EXERCISE.check(name).hint
            assert check.message == f"ANSWERS['{name}'] is {wrong[name]}, expected another letter"


def test_explanations_reach_the_student(grader):
    text = io.StringIO()
    show(grader.report(RIGHT), CATALOG, report=None, console=Console(file=text, width=100))
    said = " ".join(text.getvalue().split())
    for question in QUESTIONS.values():
        assert question.explanation in said


def test_small_letters_and_blanks_are_no_mistake(grader):
    checks = grader.checks({question: f" {right.lower()} " for question, right in RIGHT.items()})
    assert {check.status for check in checks.values()} == {"passed"}


def test_an_open_question_is_not_started_and_the_others_count(grader):
    checks = grader.checks({**RIGHT, "kernels": ..., "other_length": ...})
    open_ = {name for name, check in checks.items() if check.status == "not_started"}
    assert open_ == {"kernels", "other_length"}
    assert sum(check.points for check in checks.values()) == len(QUESTIONS) - 2


def test_half_of_the_answers_get_half_of_the_points(grader):
    first_half = list(RIGHT)[: len(RIGHT) // 2]
    exercise = grader.exercise({q: RIGHT[q] if q in first_half else ... for q in RIGHT})
    assert (exercise.status, exercise.points) == ("not_started", len(RIGHT) // 2)


def test_one_placeholder_for_all_is_not_started(grader):
    assert grader.exercise(...).status == "not_started"


def test_a_misspelt_question_is_named(grader):
    answers = {name.replace("kernels", "kernel"): letter for name, letter in RIGHT.items()}
    checks = grader.checks(answers)
    assert checks["kernels"].status == "failed"
    assert checks["kernels"].message == (
        "ANSWERS has no entry 'kernels'; no question is called 'kernel'"
    )
    assert checks["printed_names"].status == "passed"


@pytest.mark.parametrize("answer", ["E", "AB", "", 2, None, ["A"], True])
def test_what_is_no_letter_is_said(grader, answer):
    check = grader.checks({**RIGHT, "kernels": answer})["kernels"]
    assert check.status == "failed"
    assert (
        check.message == f"ANSWERS['kernels'] is {answer!r}, expected one of the letters A, B, C, D"
    )


@pytest.mark.parametrize("answers", [["A"] * 8, "ABCD", 8, None])
def test_answers_that_are_no_dict_are_said_once(grader, answers):
    messages = {check.message for check in grader.checks(answers).values()}
    assert messages == {f"ANSWERS is {answers!r}, expected a dict from question to letter"}
