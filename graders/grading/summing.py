"""The grade of a submission, of what its files and its checks have come to so far."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from graders.catalog import Exercise
from graders.grading.submissions import Submission
from graders.reports import model
from graders.student.file import StudentFile
from graders.student.flags import flags
from graders.verdicts import CheckStatus

Checks = Mapping[str, Mapping[str, model.CheckGrade]]
"""The checks that have ended, by their name and that of their exercise."""

_NEVER_RAN: tuple[CheckStatus, str] = "grader_failed", "This check did not run."
_INTERRUPTED: tuple[CheckStatus, str] = "skipped", "The run was interrupted before this check."


def grade_of(
    submission: Submission,
    opened: Mapping[str, StudentFile],
    checks: Checks,
    *,
    partial: bool,
) -> model.Grade:
    """The grade of every exercise that is to be graded, and of them all.

    `opened` are the files that were looked at; `partial` means that the run was interrupted.
    """
    without = _INTERRUPTED if partial else _NEVER_RAN
    sandbox = submission.workers.sandbox
    return model.grade(
        {
            exercise.name: _exercise_grade(
                exercise,
                submission.files[exercise.name].name,
                opened.get(exercise.name),
                checks[exercise.name].values(),
                without,
            )
            for exercise in submission.exercises
        },
        jax=next((file.jax for file in opened.values() if file.jax), ""),
        seed=submission.seed,
        sandbox=sandbox.name if sandbox else "none",
        partial=partial,
    )


def _exercise_grade(
    exercise: Exercise,
    file_name: str,
    file: StudentFile | None,
    checks: Collection[model.CheckGrade],
    without: tuple[CheckStatus, str],
) -> model.ExerciseGrade:
    if file is None:
        return model.exercise_grade(exercise, checks, without=without, file=file_name)
    # Before any check has told of it, its process may have ended with the run.
    trouble = file.trouble if checks or without is not _INTERRUPTED else None
    return model.exercise_grade(
        exercise,
        checks,
        without=without,
        loading=trouble or "passed",
        file=file_name,
        sha256=file.sha256,
        output=file.output,
        flags=flags(file.source.text) if file.source else (),
    )
