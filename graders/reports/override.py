"""Points that an instructor gave by hand."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Override:
    """The points of an exercise in the place of the grader's, and why."""

    exercise: str
    points: int
    reason: str
