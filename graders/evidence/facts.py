"""What is known of a submission, before anything is said about it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from graders.catalog import Exercise
from graders.programs.annotated import ReadFunction
from graders.reports.model import ExerciseGrade, Grade
from graders.reports.override import Override
from graders.workers.wire import Raised


@dataclass(frozen=True, slots=True)
class StatedValue:
    """A data name and its value, plain data; `absent` says why there is none."""

    name: str
    value: Any = None
    absent: str = ""


@dataclass(frozen=True, slots=True)
class Note:
    """A question of the notes and the student's answer, "" if there is none.

    What stands before the first question has no question; `ours` tells that the question is
    one of the lesson's.
    """

    question: str
    answer: str
    ours: bool


@dataclass(frozen=True, slots=True)
class Example:
    """An input that a check was tried on, what was expected there, and what came out."""

    input: str
    expected: str
    actual: str


@dataclass(frozen=True, slots=True)
class ExerciseFacts:
    """One exercise: the student's file, what it states, its programs, and what was graded.

    `compared` is the lesson's own function where the exercise is compared with it; `raised`
    is what tracing a function raised where that is the point. `by_hand` are points in the place
    of the grader's.
    """

    exercise: Exercise
    grade: ExerciseGrade
    code: str
    unread: str
    stated: tuple[StatedValue, ...]
    functions: tuple[ReadFunction, ...]
    examples: dict[str, tuple[Example, ...]]
    notes: tuple[Note, ...]
    compared: ReadFunction | None = None
    raised: Raised | None = None
    by_hand: Override | None = None

    @property
    def points(self) -> int:
        """The points that count."""
        return self.by_hand.points if self.by_hand else self.grade.points


@dataclass(frozen=True, slots=True)
class Facts:
    """A submission; `notes_unread` says why the notes cannot be read, if so.

    `student` is whose it is, "" for whoever reads it; `remarks` are sentences on how it was
    handed in. `jax` is the version that the programs are of, "" if no file could be loaded.
    """

    grade: Grade
    exercises: tuple[ExerciseFacts, ...]
    notes_unread: str
    student: str = ""
    remarks: tuple[str, ...] = ()
    jax: str = ""
