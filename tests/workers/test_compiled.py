"""Operations compiled beforehand: found again by other processes, and changed by none."""

from __future__ import annotations

import os
import subprocess
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest
from click.testing import CliRunner

from graders.commands.prepare import NotPrepared, fill, prepare
from graders.inputs import COMPILED_LENGTHS
from graders.programs.types import Array
from graders.workers import compiled
from graders.workers.handle import Workers
from graders.workers.launch import command, environment
from graders.workers.limits import CLASS
from graders.workers.sandbox import NoSandbox, best_sandbox
from graders.workers.wire import Data, Load, Ran, Read, Run

UNUSUAL = (
    "import os\n"
    "import jax.numpy as jnp\n"
    "def unusual(z):\n"
    "    return jnp.arctan2(z, 0.25) + 1.0\n"
    "folder = os.environ['JAX_COMPILATION_CACHE_DIR']\n"
    "try:\n"
    "    open(os.path.join(folder, 'mine'), 'w').close()\n"
    "    written = True\n"
    "except OSError:\n"
    "    written = False\n"
)


@pytest.fixture(scope="module")
def filled(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("environment") / "compiled"
    try:
        fill(folder)
    except NotPrepared as why:
        assert "writes where it reads" in str(why) and not folder.exists()
        pytest.skip(str(why))
    return folder


@pytest.fixture
def used(filled: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    monkeypatch.setattr(compiled, "folder", lambda: filled)
    yield filled


def _names(folder: Path) -> set[str]:
    return {path.name for path in folder.iterdir() if not path.name.endswith("-atime")}


def test_another_process_finds_them_all_again(filled: Path) -> None:
    before = _names(filled)
    settings = environment() | compiled.filling(filled)
    subprocess.run(
        command("compile", str(filled), *map(str, COMPILED_LENGTHS)),
        env=settings,
        cwd=os.sep,
        check=True,
    )
    assert len(before) > 30
    assert _names(filled) == before


def test_a_worker_adds_nothing(used: Path) -> None:
    before = _names(used)
    with Workers() as workers:
        worker = workers.start()
        worker.ask(Load("exercise", UNUSUAL.partition("folder")[0]), 20)
        given = Array.of(np.ones(3, np.float32))
        assert isinstance(worker.ask(Run("unusual", (given,)), 20), Ran)
    assert _names(used) == before


def test_a_student_s_code_in_a_sandbox_cannot_change_them(used: Path) -> None:
    try:
        sandbox = best_sandbox([])
    except NoSandbox as none:
        pytest.skip(str(none))
    with Workers(CLASS, sandbox=sandbox) as workers:
        worker = workers.start()
        worker.ask(Load("exercise", UNUSUAL), 20)
        assert worker.ask(Read("written"), 20) == Data(False)
    assert "mine" not in _names(used)


def test_without_a_place_or_a_compiler_there_is_a_sentence_and_no_failure(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(compiled, "folder", lambda: None)
    done = CliRunner().invoke(prepare)
    assert done.exit_code == 0 and "virtual environment" in done.output
    monkeypatch.setattr(compiled, "folder", lambda: tmp_path / "none" / "compiled")
    done = CliRunner().invoke(prepare)
    assert done.exit_code == 0 and "takes longer" in done.output
