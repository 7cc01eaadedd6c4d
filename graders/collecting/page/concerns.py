"""Who needs a look: what a grader alone cannot settle."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass

from graders.catalog import Catalog, Exercise
from graders.collecting.page.results import ClassResults, StudentResult
from graders.reports.model import ExerciseStatus

_STATUSES: dict[ExerciseStatus, str] = {
    "grader_failed": "the grader failed",
    "timeout": "ran out of time",
    "not_replayed": "holds an operation that is not replayed: no points by itself",
}


@dataclass(frozen=True, slots=True)
class Concern:
    """Something about a student to look at, in one exercise or, if "", in all."""

    student: StudentResult
    exercise: str
    what: str


@dataclass(frozen=True, slots=True)
class SharedFile:
    """Students who did not hand in together, and whose files are the same to the byte."""

    exercise: str
    students: tuple[StudentResult, ...]


def concerns(results: ClassResults) -> tuple[Concern, ...]:
    """All of them, in the order of the students and exercises."""
    shared = defaultdict(list)
    for file in shared_files(results):
        for student in file.students:
            shared[student.folder].append(file)
    return tuple(
        concern
        for student in results.students
        for concern in (
            *_of_student(student),
            *(_sharing(student, file) for file in shared[student.folder]),
        )
    )


def shared_files(results: ClassResults) -> tuple[SharedFile, ...]:
    """Files that several students share, but for starters and for answers to be ticked.

    A sheet of right answers is the same for everybody.
    """
    holders: dict[tuple[str, str], list[StudentResult]] = defaultdict(list)
    for student in results.students:
        for name, graded in student.exercises.items():
            if graded.sha256 and graded.sha256 not in results.starters:
                holders[name, graded.sha256].append(student)
    written = [each.name for each in results.catalog.exercises if not is_answer_sheet(each)]
    shared = [
        SharedFile(exercise, tuple(students))
        for (exercise, _), students in holders.items()
        if exercise in written and len({_together(student) for student in students}) > 1
    ]
    return tuple(sorted(shared, key=lambda file: written.index(file.exercise)))


def is_answer_sheet(exercise: Exercise) -> bool:
    """Whether there is nothing to write in it but answers to questions."""
    return all(check.kind == "answer" for check in exercise.checks)


def answer_sheets(catalog: Catalog) -> tuple[str, ...]:
    """The names of the exercises that hold answers only."""
    return tuple(each.name for each in catalog.exercises if is_answer_sheet(each))


def _of_student(student: StudentResult) -> Iterator[Concern]:
    if student.failure:
        yield Concern(student, "", student.failure)
    for loss in student.losses:
        yield Concern(student, "", loss)
    settled = {override.exercise for override in student.overrides}
    for name, graded in student.exercises.items():
        statuses = {graded.status, *graded.checks.values()}
        found = (what for status, what in _STATUSES.items() if status in statuses)
        if name not in settled:
            yield from (Concern(student, name, what) for what in (*found, *graded.flags))


def _sharing(student: StudentResult, file: SharedFile) -> Concern:
    others = len(file.students) - 1
    whom = "another student's" if others == 1 else f"those of {others} others"
    return Concern(student, file.exercise, f"the same to the byte as {whom}")


def _together(student: StudentResult) -> frozenset[str]:
    return frozenset(student.members or (student.folder,))
