"""What the grader says to a zygote, and to a worker before any student's code runs."""

from __future__ import annotations

from graders.frozen import Frozen
from graders.workers.limits import Limits
from graders.workers.walls import Sandbox

HUNG_UP = 71
"""A worker's exit status when the student's code has closed the wire."""


class Setup(Frozen, frozen=True):
    """The first frame to a worker: the private folder to make, its limits and its sandbox."""

    folder: str
    limits: Limits
    sandbox: Sandbox | None = None


class Ready(Frozen, frozen=True):
    """The worker's answer to Setup; `holes` is what its sandbox does not keep it from."""

    holes: tuple[str, ...] = ()


class Fork(Frozen, frozen=True, tag="fork"):
    """Fork a worker; its ends of questions, answers and output come along as files."""


class End(Frozen, frozen=True, tag="end"):
    """Kill a worker and all that descends from it, after `grace` seconds to exit by itself."""

    pid: int
    grace: float


Order = Fork | End


class Forked(Frozen, frozen=True, tag="forked"):
    pid: int


class Ended(Frozen, frozen=True, tag="ended"):
    """`status` is the exit status, minus the signal if one killed it, None if we did."""

    status: int | None


class Refused(Frozen, frozen=True, tag="refused"):
    why: str


Outcome = Forked | Ended | Refused
