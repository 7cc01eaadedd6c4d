"""The sandboxes that this machine offers."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from graders.workers.handle import Workers
from graders.workers.limits import CLASS
from graders.workers.sandbox import sandbox_of
from graders.workers.walls import Sandbox
from tests.hostile import rungs


@pytest.fixture(scope="module")
def open_folder() -> Iterator[Path]:
    """A temporary folder that other users may pass through, which pytest's are not."""
    with tempfile.TemporaryDirectory() as folder:
        os.chmod(folder, 0o711)
        yield Path(folder)


@pytest.fixture(scope="session")
def other_submission(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Somebody else's file, where only we may look."""
    path = tmp_path_factory.mktemp("other") / "offset_two.py"
    path.write_text("def shifted_two(z): ...\n")
    path.parent.chmod(0o700)
    return path


@pytest.fixture(scope="module", params=rungs.WALLS)
def sandbox(request: pytest.FixtureRequest, other_submission: Path) -> Sandbox:
    """Each rung of the ladder that holds here."""
    found = sandbox_of(rungs.WALLS[request.param], [other_submission])
    if request.param == "user":
        # It hides what its files' permissions hide; the rest of a checkout they may not.
        found = msgspec.structs.replace(found, hidden=(str(other_submission),))
    return rungs.that_holds(found)


@pytest.fixture(scope="module")
def workers(sandbox: Sandbox) -> Iterator[Workers]:
    with Workers(CLASS, sandbox=sandbox) as started:
        yield started
