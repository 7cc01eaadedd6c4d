"""What the class page is made from."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

from graders.catalog import Catalog
from graders.collecting.trees import Unmatched
from graders.reports.model import ExerciseGrade, Grade
from graders.reports.override import Override, with_given


@dataclass(frozen=True, slots=True)
class StudentResult:
    """One row of the class.

    `folder` tells the student from every other. `members` names everybody who handed in
    together, the student among them; it is empty for who works alone. `losses` are sentences on
    work that is not graded. `grade` is None for who handed in nothing, and where `failure` says
    why there is none. `report` is where the report is, relative to the page; "" for nowhere.
    """

    name: str
    id: str
    folder: str
    members: tuple[str, ...] = ()
    remarks: tuple[str, ...] = ()
    losses: tuple[str, ...] = ()
    overrides: tuple[Override, ...] = ()
    grade: Grade | None = None
    failure: str = ""
    report: str = ""

    @property
    def handed_in(self) -> bool:
        """Whether there was anything to grade."""
        if self.grade is None:
            return bool(self.failure)
        return any(each.status != "missing" for each in self.grade.exercises.values())

    @property
    def points(self) -> int:
        """The points, those given by hand in the place of the grader's."""
        exercises = self.grade.exercises if self.grade else {}
        graded = {name: each.points for name, each in exercises.items()}
        return sum(with_given(graded, self.overrides).values())

    @property
    def counts(self) -> bool:
        """Whether there are points to speak of: the grader's, or those given by hand."""
        return (self.grade is not None and self.handed_in) or bool(self.overrides)

    def exercise(self, name: str) -> ExerciseGrade | None:
        """The grade of an exercise; None if it was not graded."""
        return self.grade.exercises.get(name) if self.grade else None


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


def hashes(folder: Path) -> frozenset[str]:
    """The SHA-256 of each Python file in a folder, such as the starters'."""
    return frozenset(hashlib.sha256(path.read_bytes()).hexdigest() for path in folder.glob("*.py"))
