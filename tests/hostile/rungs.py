"""The rungs of the sandbox ladder that this machine offers, each tried once.

The catalogue runs on the best of them; HOSTILE_RUNGS names others, or says "all".
"""

from __future__ import annotations

import functools
import os
import subprocess
import sys

import pytest

from graders.workers import bubblewrap
from graders.workers.sandbox import UNTRIED, NoSandbox, best_sandbox, holes, sandbox_of
from graders.workers.walls import Sandbox, Wall

WALLS: dict[str, tuple[Wall, ...]] = {
    "landlock+user": ("landlock", "user"),
    "landlock": ("landlock",),
    "bubblewrap": ("bubblewrap",),
    "user": ("user",),
}
BEST, NONE, ASKED_FOR = "best", "none", "HOSTILE_RUNGS"
EVERY = (*WALLS, NONE)


def asked_for() -> tuple[str, ...]:
    """The rungs that the catalogue is to run on."""
    names = os.environ.get(ASKED_FOR, BEST)
    return EVERY if names == "all" else tuple(names.split(","))


def sandbox_on(rung: str) -> Sandbox | None:
    """The sandbox that hides this project there; skips the test where it does not hold."""
    if rung == NONE:
        return None
    if rung != BEST:
        return that_holds(sandbox_of(WALLS[rung]))
    try:
        return best_sandbox([])
    except NoSandbox as none:
        pytest.skip(str(none))


def that_holds(sandbox: Sandbox) -> Sandbox:
    """The sandbox; skips the test where it does not hold, and fails it where it could."""
    if sys.platform != "linux":
        pytest.skip("sandboxes are for Linux")
    if wrong := _wrong(sandbox):
        why = f"{sandbox.name}: it {wrong[0]}"
        assert wrong[0] != UNTRIED or not _could_be_tried(sandbox), why
        pytest.skip(why)
    return sandbox


def _could_be_tried(sandbox: Sandbox) -> bool:
    """Whether the machine has what it takes to try it."""
    anything = [bubblewrap.program() or "false", "--unshare-all", "--ro-bind", "/", "/", "true"]
    return "bubblewrap" not in sandbox.walls or not subprocess.run(anything).returncode


@functools.cache
def _wrong(sandbox: Sandbox) -> tuple[str, ...]:
    (wrong,) = holes([sandbox])
    return wrong
