"""Gathers the facts: a submission's grade, and what its files say when read once more."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import msgspec

from graders.catalog import Exercise
from graders.evidence.examples import examples
from graders.evidence.facts import ExerciseFacts, Facts, Note, StatedValue
from graders.evidence.notes import notes_of, read_notes
from graders.grading.listening import Listener
from graders.grading.running import run
from graders.grading.submissions import Submission
from graders.places import LESSON, NOTES
from graders.programs.annotated import ReadFunction
from graders.programs.types import ArrayType
from graders.reports.model import ExerciseGrade, Grade
from graders.reports.override import Override
from graders.student.file import StudentFile
from graders.student.functions import Function
from graders.student.stated import Stated
from graders.student.tracing import read_functions
from graders.verdicts import Verdict
from graders.workers import wire
from graders.workers.handle import Workers


def gather(submission: Submission, listener: Listener | None = None) -> Facts:
    """What there is to say about a submission, and about the notes beside its files.

    Raises GradersBroken and WorkersFailed.
    """
    grade, _ = run(submission, listener)
    return gather_graded(grade, submission)


def gather_graded(
    grade: Grade,
    submission: Submission,
    *,
    student: str = "",
    remarks: tuple[str, ...] = (),
    overrides: Sequence[Override] = (),
) -> Facts:
    """As `gather`, about a submission that has that grade; raises WorkersFailed."""
    files, workers = submission.files, submission.workers
    by_hand = {override.exercise: override for override in overrides}
    notes = read_notes(next(iter(files.values())).with_name(NOTES))
    noted = notes_of(notes.text, [exercise.name for exercise in submission.catalog.exercises])
    found = []
    jax = ""
    for exercise in submission.exercises:
        path, retraced = files[exercise.name], submission.untrusted
        file = StudentFile(path, exercise.name, workers, retraced=retraced)
        compared = _lesson(exercise, workers)
        graded = grade.exercises[exercise.name]
        own = noted.get(exercise.name, ())
        facts = _facts(exercise, graded, file, compared, own, grade.seed)
        found.append(replace(facts, by_hand=by_hand.get(exercise.name)))
        jax = jax or file.jax
        file.end()
    return Facts(grade, tuple(found), notes.unread, student, remarks, jax)


def _facts(
    exercise: Exercise,
    graded: ExerciseGrade,
    file: StudentFile,
    compared: ReadFunction | None,
    notes: tuple[Note, ...],
    seed: int,
) -> ExerciseFacts:
    stated = tuple(_stated(file, name) for name in exercise.data)
    functions = tuple(read_functions(file, exercise))
    passed = frozenset(check.name for check in graded.checks if check.status == "passed")
    untraceable = (function.name for function in exercise.functions if not function.traceable)
    raised = next((_raised(file, name) for name in untraceable), None)
    return ExerciseFacts(
        exercise,
        graded,
        file.source.text if file.source else "",
        "" if file.source else graded.checks[0].message,
        stated,
        functions,
        dict(examples(exercise, passed, file, seed)),
        notes,
        compared,
        raised,
    )


def _stated(file: StudentFile, name: str) -> StatedValue:
    try:
        return StatedValue(name, Stated(file, name).value_so_far)
    except Verdict as verdict:
        return StatedValue(name, absent=verdict.message)


def _raised(file: StudentFile, function: str) -> wire.Raised | None:
    """What tracing the function raised; None if it raised nothing, or cannot be asked."""
    try:
        return Function(file, function).raised_when_traced(ArrayType("float32", (3,)))
    except Verdict:
        return None


def _lesson(exercise: Exercise, workers: Workers) -> ReadFunction | None:
    if exercise.compared is None:
        return None
    file = StudentFile(LESSON, LESSON.stem, workers)
    only = msgspec.structs.replace(exercise, functions=(exercise.compared,))
    (read,) = read_functions(file, only)
    file.end()
    return read
