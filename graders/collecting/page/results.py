"""What the class page is made from."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from graders.catalog import Catalog
from graders.collecting.trees import Unmatched
from graders.reports.model import ExerciseStatus, Grade
from graders.reports.override import Override, given, with_given
from graders.verdicts import CheckStatus


@dataclass(frozen=True, slots=True)
class ExerciseResult:
    """What an exercise came to, its checks by name; as in a report, but without the messages."""

    status: ExerciseStatus
    points: int
    sha256: str | None
    flags: tuple[str, ...]
    checks: Mapping[str, CheckStatus]


def results_in(grade: Grade) -> dict[str, ExerciseResult]:
    """What the exercises of a report came to, by name."""
    return {
        name: ExerciseResult(
            exercise.status,
            exercise.points,
            exercise.sha256,
            exercise.flags,
            {check.name: check.status for check in exercise.checks},
        )
        for name, exercise in grade.exercises.items()
    }


def no_grade() -> None:
    """What reads the grade of who has none."""


@dataclass(frozen=True, slots=True)
class StudentResult:
    """One row of the class.

    `folder` tells the student from every other. `members` names everybody who handed in
    together, the student among them; it is empty for who works alone. `losses` are sentences on
    work that is not graded. `exercises` is empty for who handed in nothing, and where `failure`
    says why there is no grade; `read_grade` reads the whole grade, of which a class's would take
    much memory. `report` is where the report is, relative to the page; "" for nowhere.
    """

    name: str
    id: str
    folder: str
    members: tuple[str, ...] = ()
    remarks: tuple[str, ...] = ()
    losses: tuple[str, ...] = ()
    overrides: tuple[Override, ...] = ()
    exercises: Mapping[str, ExerciseResult] = field(default_factory=dict)
    read_grade: Callable[[], Grade | None] = no_grade
    failure: str = ""
    report: str = ""

    @property
    def handed_in(self) -> bool:
        """Whether there was anything to grade."""
        if not self.exercises:
            return bool(self.failure)
        return any(each.status != "missing" for each in self.exercises.values())

    @property
    def points(self) -> int:
        """The points, those given by hand in the place of the grader's."""
        return sum(with_given(self.exercises, given(self.overrides)).values())

    @property
    def counts(self) -> bool:
        """Whether there are points to speak of: the grader's, or those given by hand."""
        return bool(self.exercises and self.handed_in) or bool(self.overrides)


@dataclass(frozen=True, slots=True)
class ClassResults:
    """A class that was graded.

    `layout` is what the download was taken for, `versions` names what graded it, `made_at` is
    a date for readers. `starters` are the hashes of exercises that nobody has begun.
    """

    students: tuple[StudentResult, ...]
    catalog: Catalog
    layout: str
    seed: int
    versions: Mapping[str, str] = field(default_factory=dict)
    made_at: str = ""
    unmatched: tuple[Unmatched, ...] = ()
    starters: frozenset[str] = frozenset()
