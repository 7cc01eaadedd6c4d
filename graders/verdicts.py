"""What a check can come to: exceptions that carry what a student is told."""

from __future__ import annotations

from typing import Any, ClassVar, Literal

CheckStatus = Literal[
    "passed",
    "failed",
    "not_started",
    "error",
    "timeout",
    "skipped",
    "not_replayed",
    "grader_failed",
]


class Verdict(Exception):
    """Ends a check with its `status`.

    `expected`, `actual` and `input` are plain data for the report (numbers, strings, lists);
    `hint` takes the place of the catalog's where the mistake is known more closely.
    """

    status: ClassVar[CheckStatus]

    def __init__(
        self,
        message: str,
        *,
        expected: Any = None,
        actual: Any = None,
        input: Any = None,
        hint: str | None = None,
    ) -> None:
        super().__init__(message)
        self.message = message
        self.expected = expected
        self.actual = actual
        self.input = input
        self.hint = hint


class Passed(Verdict):
    """The student's answer is right, and there is something to say about it."""

    status = "passed"


class Wrong(Verdict):
    """The student's answer does not hold."""

    status = "failed"


class WrongType(Wrong):
    """The answer has another type, or is not one array: known without its numbers."""


class Unsteady(Wrong):
    """The answer is another one each time that it is asked for."""


class NotStarted(Verdict):
    """A placeholder still stands where the answer should."""

    status = "not_started"


class Erred(Verdict):
    """The student's code raised, cannot be loaded or ended its process."""

    status = "error"


class TimedOut(Verdict):
    """The student's code did not answer in time."""

    status = "timeout"


class Skipped(Verdict):
    """What the check builds on is not there, so that it did not run."""

    status = "skipped"


class NotReplayed(Verdict):
    """The traced program holds something that the replay does not know."""

    status = "not_replayed"


class GraderFailed(Verdict):
    """The grader is at fault, never the student."""

    status = "grader_failed"
