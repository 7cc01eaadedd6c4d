"""Hints, resetting, and what make says when it cannot begin."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

import pytest

from graders.catalog import load_catalog
from graders.commands.hint import next_hint
from graders.commands.reset import put_back
from graders.places import ROOT, STARTERS
from tests.calling import graders

EXERCISE = load_catalog().exercise("offset_two")


def command(*arguments: str, cwd: Path) -> tuple[int, str]:
    done = graders(*arguments, cwd=cwd)
    return done.returncode, done.stdout + done.stderr


def test_hints_come_one_step_a_call_and_start_over_after_the_last(tmp_path: Path) -> None:
    given = tmp_path / "reports" / "hints.json"
    told = [next_hint(EXERCISE, given) for _ in range(4)]
    assert told == [
        (1, EXERCISE.hints[0]),
        (2, EXERCISE.hints[1]),
        (3, EXERCISE.hints[2]),
        (1, EXERCISE.hints[0]),
    ]


@pytest.mark.parametrize("spoiled", [b"", b"{", b'{"offset_two": "two"}', b"[1]", b"\xff"])
def test_a_spoiled_memory_of_hints_starts_over(spoiled: bytes, tmp_path: Path) -> None:
    given = tmp_path / "hints.json"
    given.write_bytes(spoiled)
    assert next_hint(EXERCISE, given)[0] == 1
    assert next_hint(EXERCISE, given)[0] == 2


def test_hints_of_one_exercise_do_not_move_another_s(tmp_path: Path) -> None:
    given = tmp_path / "hints.json"
    next_hint(EXERCISE, given)
    assert next_hint(load_catalog().exercise("cond_repair"), given)[0] == 1


def test_the_hint_command_prints_the_hint_and_when_it_was_the_last(tmp_path: Path) -> None:
    told = [command("hint", "offset_two", cwd=tmp_path) for _ in range(3)]
    assert [status for status, _ in told] == [0, 0, 0]
    assert [f"hint {k} of 3" in text for k, (_, text) in enumerate(told, 1)] == [True] * 3
    assert "last" in told[2][1] and "last" not in told[1][1]


def test_an_unknown_exercise_is_a_wrong_call(tmp_path: Path) -> None:
    for name in ("hint", "reset", "trace"):
        status, text = command(name, "offset_too", cwd=tmp_path)
        assert status == 2
        assert "did you mean offset_two" in text and len(text.strip().splitlines()) == 1


def test_reset_puts_the_starter_back_and_keeps_what_was_there(tmp_path: Path) -> None:
    file = tmp_path / "offset_two.py"
    for k, work in enumerate(["first = 1\n", "second = 2\n"]):
        file.write_text(work)
        backup = put_back(EXERCISE, tmp_path)
        assert backup is not None and backup.read_text() == work
        assert file.read_bytes() == (STARTERS / "offset_two.py").read_bytes()
        assert backup.name == ("offset_two.backup.py", "offset_two.backup2.py")[k]


def test_reset_of_an_untouched_starter_changes_nothing(tmp_path: Path) -> None:
    assert put_back(EXERCISE, tmp_path) is None
    assert put_back(EXERCISE, tmp_path) is None
    assert [path.name for path in tmp_path.iterdir()] == ["offset_two.py"]


def test_reset_moves_a_folder_or_a_dangling_link_aside_too(tmp_path: Path) -> None:
    (tmp_path / "offset_two.py").symlink_to(tmp_path / "nowhere")
    backup = put_back(EXERCISE, tmp_path)
    assert backup is not None and backup.is_symlink()
    assert (tmp_path / "offset_two.py").is_file()


def make(*arguments: str, cwd: Path) -> subprocess.CompletedProcess[str]:
    if shutil.which("make") is None:
        pytest.skip("there is no make")
    shutil.copy(ROOT / "Makefile", cwd)
    shutil.copy(ROOT / "pyproject.toml", cwd)
    within_no_make = {k: v for k, v in os.environ.items() if not k.startswith("MAKE")}
    return subprocess.run(
        ["make", *arguments], cwd=cwd, env=within_no_make, capture_output=True, text=True
    )


def _python(folder: Path, version: str, modules: str) -> str:
    """A stand-in for python3 of that version, that has these modules only."""
    script = folder / "python-stand-in"
    script.write_text(
        "#!/bin/sh\n"
        f'case "$1$2" in\n  --version) echo "Python {version}";;\n'
        f"  *version_info*) {'exit 0' if version >= '3.11' else 'exit 1'};;\n"
        f"  *ensurepip*) {'exit 0' if 'ensurepip' in modules else 'exit 1'};;\n"
        "esac\n"
    )
    script.chmod(0o755)
    return str(script)


def test_make_says_what_to_install_where_there_is_no_python(tmp_path: Path) -> None:
    done = make("grade", "PYTHON=no-such-python", cwd=tmp_path)
    assert done.returncode == 2
    assert done.stdout.strip().count("\n") == 0 and "install Python 3.11 or newer" in done.stdout


def test_make_says_what_to_install_where_python_is_too_old(tmp_path: Path) -> None:
    done = make("grade", f"PYTHON={_python(tmp_path, '3.10.2', '')}", cwd=tmp_path)
    assert done.returncode == 2
    assert "Python 3.10.2 is too old" in done.stdout and done.stdout.strip().count("\n") == 0


def test_make_says_what_to_install_where_venv_is_missing(tmp_path: Path) -> None:
    done = make("grade", f"PYTHON={_python(tmp_path, '3.12.1', '')}", cwd=tmp_path)
    assert done.returncode == 2
    assert "venv package" in done.stdout and done.stdout.strip().count("\n") == 0


def test_make_alone_lists_its_targets(tmp_path: Path) -> None:
    done = make(cwd=tmp_path)
    assert done.returncode == 0
    for target in ("grade", "hint", "reset", "solutions", "test", "help"):
        assert f"\n  {target} " in done.stdout
