"""Mutants graded, and the grader's verdicts held against the oracle's opinions."""

from __future__ import annotations

import hashlib
import tempfile
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path

from graders.reports.model import ExerciseGrade
from tests.corpus import grade_all
from tests.mutants.making import Mutant, mutants
from tests.mutants.oracle import Opinion, opinion
from tests.mutants.oracle.loading import SOLUTIONS


@dataclass(frozen=True)
class Judged:
    """A mutant, how many mean the same, and what the oracle thinks of them."""

    mutant: Mutant
    alike: int
    opinion: Opinion


@dataclass(frozen=True)
class Graded:
    """A judged mutant and what the grader said of it."""

    judged: Judged
    grade: ExerciseGrade

    @property
    def problem(self) -> str | None:
        """What is wrong with the grader's verdict, if anything."""
        told = "; ".join(
            f"{check.name} {check.status}: {check.message}"
            for check in self.grade.checks
            if check.status != "passed"
        )
        if any(check.status == "grader_failed" for check in self.grade.checks):
            return f"the grader failed: {told}"
        if self.judged.opinion.is_right is False and self.grade.status == "passed":
            return f"survives, but {self.judged.opinion.because}"
        if self.judged.opinion.is_right and self.grade.status != "passed":
            return f"is refused, but is right: {told}"
        return None


def all_mutants(exercise: str) -> tuple[Mutant, ...]:
    """Every mutant of the exercise's solution."""
    return mutants(exercise, (SOLUTIONS / f"{exercise}.py").read_text(encoding="utf-8"))


def sample(exercise: str) -> list[Mutant]:
    """One mutant of each kind of change, the same ones every time."""
    by_kind = {mutant.kind: mutant for mutant in sorted(all_mutants(exercise), key=_digest)}
    return list(by_kind.values())


def _digest(mutant: Mutant) -> bytes:
    return hashlib.sha256(mutant.source.encode()).digest()


def judged(found: Iterable[Mutant]) -> list[Judged]:
    """The mutants with the oracle's opinions; of those that mean the same, the first."""
    groups: dict[tuple[str, ...], list[tuple[Mutant, Opinion]]] = {}
    for mutant in found:
        thought = opinion(mutant.exercise, mutant.source)
        groups.setdefault(thought.meaning, []).append((mutant, thought))
    return [Judged(*group[0][:1], len(group), group[0][1]) for group in groups.values()]


def graded(found: Sequence[Judged]) -> list[Graded]:
    """The mutants with their grades; one process grades them, one after the other."""
    with tempfile.TemporaryDirectory() as folder:
        paths = []
        for k, each in enumerate(found):
            path = Path(folder, str(k), f"{each.mutant.exercise}.py")
            path.parent.mkdir()
            path.write_text(each.mutant.source, encoding="utf-8")
            paths.append((path, each.mutant.exercise))
        return list(map(Graded, found, grade_all(paths)))
