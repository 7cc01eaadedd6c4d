"""The word and the colour that a status has on the console."""

from __future__ import annotations

from typing import Protocol

from graders.reports.model import ExerciseStatus
from graders.verdicts import CheckStatus

CHECK_WORDS: dict[CheckStatus, str] = {
    "passed": "ok",
    "failed": "wrong",
    "not_started": "not started",
    "error": "error",
    "timeout": "timeout",
    "skipped": "skipped",
    "not_replayed": "not replayed",
    "grader_failed": "grader failed",
}
EXERCISE_WORDS: dict[ExerciseStatus, str] = {
    "passed": "done",
    "failed": "wrong",
    "not_started": "not started",
    "error": "error",
    "timeout": "timeout",
    "missing": "missing",
    "not_replayed": "not replayed",
    "grader_failed": "grader failed",
}


class Graded(Protocol):
    """An exercise's grade, or so much of it that it can be named and counted."""

    @property
    def status(self) -> ExerciseStatus: ...
    @property
    def points(self) -> int: ...


def word_of(graded: Graded | None) -> str:
    """What an exercise came to; None where it was not graded."""
    if graded is None:
        return EXERCISE_WORDS["missing"]
    if graded.status == "not_started" and graded.points:
        return "unfinished"
    return EXERCISE_WORDS[graded.status]


_COLOURS: dict[str, str] = {
    "passed": "green",
    "failed": "bold red",
    "error": "bold red",
    "timeout": "bold red",
    "grader_failed": "bold magenta",
    "not_replayed": "yellow",
}


def colour(status: CheckStatus | ExerciseStatus) -> str:
    """The style of a status; what is still to be done has none."""
    return _COLOURS.get(status, "")
