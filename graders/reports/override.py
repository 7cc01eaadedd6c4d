"""Points that an instructor gave by hand."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from graders.reports.words import Graded


@dataclass(frozen=True, slots=True)
class Override:
    """The points of an exercise in the place of the grader's, and why."""

    exercise: str
    points: int
    reason: str


def given(overrides: Iterable[Override]) -> dict[str, int]:
    """The points given by hand, by exercise."""
    return {each.exercise: each.points for each in overrides}


def with_given(graded: Mapping[str, Graded], by_hand: Mapping[str, int]) -> dict[str, int]:
    """The points of each exercise that count: those given by hand or, without any, the grader's."""
    return {**{name: each.points for name, each in graded.items()}, **by_hand}
