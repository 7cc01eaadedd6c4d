"""Gathers the facts: grades a submission, then reads its files once more."""

from __future__ import annotations

import msgspec

from graders.catalog import Exercise
from graders.evidence.examples import examples
from graders.evidence.facts import ExerciseFacts, Facts, Note, Stated
from graders.evidence.notes import notes_of, read_notes
from graders.grading.listening import Listener
from graders.grading.running import run
from graders.grading.submissions import Submission
from graders.places import LESSON
from graders.programs.annotated import ReadFunction
from graders.programs.types import ArrayType
from graders.reports.model import ExerciseGrade
from graders.student.file import StudentFile
from graders.student.tracing import read_functions
from graders.verdicts import Verdict
from graders.workers import wire
from graders.workers.handle import Workers


def gather(submission: Submission, listener: Listener | None = None) -> Facts:
    """What there is to say about a submission, and about the notes beside its files.

    Raises GradersBroken and WorkersFailed.
    """
    files, workers = submission.files, submission.workers
    grade, _ = run(submission, listener)
    notes = read_notes(next(iter(files.values())).with_name("notes.md"))
    noted = notes_of(notes.text, [exercise.name for exercise in submission.catalog.exercises])
    found = []
    for exercise in submission.exercises:
        file = StudentFile(files[exercise.name], exercise.name, workers)
        compared = _lesson(exercise, workers)
        graded = grade.exercises[exercise.name]
        own = noted.get(exercise.name, ())
        found.append(_facts(exercise, graded, file, compared, own, grade.seed))
        file.end()
    return Facts(grade, tuple(found), notes.unread)


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


def _stated(file: StudentFile, name: str) -> Stated:
    try:
        return Stated(name, file.ask(wire.Read(name, partly=True), wire.Data).value)
    except Verdict as verdict:
        return Stated(name, absent=verdict.message)


def _raised(file: StudentFile, function: str) -> wire.Raised | None:
    """What tracing the function raised; None if it raised nothing, or cannot be asked."""
    try:
        return file.error_of(wire.Trace(function, (ArrayType("float32", (3,)),)))
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
