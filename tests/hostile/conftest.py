"""The sandboxes that this machine offers, each tried once."""

from __future__ import annotations

import functools
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from graders.workers.handle import Workers
from graders.workers.limits import CLASS
from graders.workers.sandbox import holes, sandbox_of
from graders.workers.walls import Sandbox, Wall

LADDER: list[tuple[Wall, ...]] = [
    ("landlock", "user"),
    ("landlock",),
    ("bubblewrap",),
    ("user",),
]


@pytest.fixture(scope="session")
def other_submission(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Somebody else's file, where only we may look."""
    path = tmp_path_factory.mktemp("other") / "offset_two.py"
    path.write_text("def shifted_two(z): ...\n")
    path.parent.chmod(0o700)
    return path


@functools.cache
def _sandbox(walls: tuple[Wall, ...], submission: Path) -> Sandbox | str:
    sandbox = sandbox_of(walls, [submission])
    if walls == ("user",):
        # It hides what its files' permissions hide; the rest of a checkout they may not.
        sandbox = Sandbox(walls, sandbox.readable, (str(submission),))
    (wrong,) = holes([sandbox])
    return f"it {wrong[0]}" if wrong else sandbox


@pytest.fixture(scope="module", params=LADDER, ids="+".join)
def sandbox(request: pytest.FixtureRequest, other_submission: Path) -> Sandbox:
    """Each rung of the ladder that holds here."""
    if sys.platform != "linux":
        pytest.skip("sandboxes are for Linux")
    found = _sandbox(request.param, other_submission)
    if isinstance(found, str):
        pytest.skip(found)
    return found


@pytest.fixture(scope="module")
def workers(sandbox: Sandbox) -> Iterator[Workers]:
    with Workers(CLASS, sandbox=sandbox) as started:
        yield started
