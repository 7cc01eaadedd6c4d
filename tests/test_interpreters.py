"""The matrix of versions uses a Python that runs, wherever pyenv or uv has put it."""

from __future__ import annotations

from pathlib import Path

import pytest

import noxfile


@pytest.fixture
def kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A machine without any Python; pyenv and uv would keep theirs in `pyenv` and `uv` there."""
    monkeypatch.setenv("PATH", str(tmp_path / "shims"))
    monkeypatch.setenv("PYENV_ROOT", str(tmp_path / "pyenv"))
    monkeypatch.setenv("UV_PYTHON_INSTALL_DIR", str(tmp_path / "uv"))
    return tmp_path


def _install(path: Path, status: int = 0) -> str:
    path.parent.mkdir(parents=True)
    path.write_text(f"#!/bin/sh\nexit {status}\n")
    path.chmod(0o755)
    return str(path)


def test_one_on_the_path_comes_first(kept: Path) -> None:
    _install(kept / "shims/python3.13")
    _install(kept / "pyenv/versions/3.13.0/bin/python3.13")
    assert noxfile.interpreter("3.13") == "python3.13"


def test_one_that_pyenv_keeps_is_found_behind_a_name_that_does_not_run(kept: Path) -> None:
    _install(kept / "shims/python3.13", status=127)
    found = _install(kept / "pyenv/versions/3.13.0/bin/python3.13")
    assert noxfile.interpreter("3.13") == found


def test_one_that_uv_keeps_is_found(kept: Path) -> None:
    found = _install(kept / "uv/cpython-3.13.1-linux-x86_64-gnu/bin/python3.13")
    assert noxfile.interpreter("3.13") == found


def test_another_version_is_none(kept: Path) -> None:
    _install(kept / "pyenv/versions/3.1.3/bin/python3.1")
    assert noxfile.interpreter("3.13") is None
