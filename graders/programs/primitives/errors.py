"""Why a program could not be replayed."""

from __future__ import annotations


class ReplayError(Exception):
    """A replay that came to no result; `what` names the cause."""

    def __init__(self, what: str) -> None:
        super().__init__(what)
        self.what = what


class NotReplayable(ReplayError):
    """The program uses something that the replay does not know: never a wrong program."""


class OutOfFuel(NotReplayable):
    """The program is larger, or runs for longer, than a replay may."""


class Contradiction(ReplayError):
    """The description cannot be a traced program: what it says does not fit together."""
