"""Whoever wants to know how a run goes."""

from __future__ import annotations

from typing import Protocol

from graders.catalog import Exercise
from graders.reports.model import CheckGrade


class Listener(Protocol):
    """Is told of each exercise when it is begun, and of each check when it has ended."""

    def started(self, exercise: Exercise) -> None: ...
    def checked(self, exercise: Exercise, check: CheckGrade) -> None: ...


class Silent:
    """A listener that does nothing."""

    def started(self, exercise: Exercise) -> None: ...
    def checked(self, exercise: Exercise, check: CheckGrade) -> None: ...
