"""`grade --untrusted`: what an instructor sees of the sandbox, on the console and in the report."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from graders.commands import calling
from graders.commands.main import main
from graders.grading import plugin
from graders.places import ROOT
from graders.workers.sandbox import NoSandbox

SOLUTIONS = ROOT / "solutions"
PREDICTIONS = str(SOLUTIONS / "check_understanding.py")


def grade(folder: Path, *arguments: str) -> tuple[Result, dict[str, object]]:
    report = folder / "report.json"
    call = ["grade", *arguments, "--report", str(report)]
    result = CliRunner().invoke(main, call, standalone_mode=False)
    return result, json.loads(report.read_text())["grade"] if report.exists() else {}


@pytest.fixture
def without_sandbox(monkeypatch: pytest.MonkeyPatch) -> None:
    def best(_: object) -> object:
        raise NoSandbox("no sandbox holds on this machine (landlock + seccomp fails)")

    monkeypatch.setattr(calling, "best_sandbox", best)


@pytest.mark.skipif(sys.platform != "linux", reason="sandboxes are for Linux")
def test_solutions_get_full_points_and_the_report_names_the_sandbox(tmp_path: Path) -> None:
    result, report = grade(tmp_path, str(SOLUTIONS), "--untrusted")
    assert result.exit_code == 0
    assert report["points"] == report["max_points"]
    assert str(report["sandbox"]).endswith("seccomp")
    assert f"Sandbox  {report['sandbox']}" in result.output


IN_THE_WAY = (
    "click",
    "json",
    "jinja2",
    "multiprocessing",
    "numpy",
    "pickle",
    "pytest",
    "threading",
)


@pytest.mark.skipif(sys.platform != "linux", reason="sandboxes are for Linux")
@pytest.mark.parametrize(
    ("command", "told"),
    [("grade . --untrusted --report", "Points  8 of 8"), ("collect ada --out", "1 graded")],
)
def test_what_lies_where_it_is_started_is_not_run(command: str, told: str, tmp_path: Path) -> None:
    for name in IN_THE_WAY:
        (tmp_path / f"{name}.py").write_text("raise SystemExit(0)")
    (tmp_path / "ada" / "ada").mkdir(parents=True)
    for folder in (tmp_path, tmp_path / "ada" / "ada"):
        shutil.copy(SOLUTIONS / "check_understanding.py", folder)
    call = [*command.split(), str(tmp_path / "out"), "--exercise", "check_understanding"]
    done = subprocess.run(
        [sys.executable, "-m", "graders", *call],
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0 and told in done.stdout


@pytest.mark.usefixtures("without_sandbox")
def test_without_a_sandbox_other_people_s_files_are_refused(tmp_path: Path) -> None:
    result, report = grade(tmp_path, str(SOLUTIONS), "--untrusted")
    assert result.exit_code == 2 and not report
    assert len(result.output.splitlines()) == 1
    assert "no sandbox holds on this machine" in result.output
    assert "--no-sandbox" in result.output


@pytest.mark.usefixtures("without_sandbox")
def test_without_a_sandbox_they_are_graded_if_that_is_asked_for(tmp_path: Path) -> None:
    offset_two = str(SOLUTIONS / "offset_two.py")
    result, report = grade(tmp_path, offset_two, "--untrusted", "--no-sandbox")
    assert result.exit_code == 0
    assert report["sandbox"] == "none" and "Sandbox  none" in result.output


@pytest.mark.usefixtures("without_sandbox")
def test_the_inputs_for_other_people_s_files_are_new_ones_each_time(tmp_path: Path) -> None:
    drawn = set()
    for _ in range(2):
        result, report = grade(tmp_path, PREDICTIONS, "--untrusted", "--no-sandbox")
        assert f"Seed     {report['seed']}\n" in result.output
        drawn.add(report["seed"])
    assert len(drawn) == 2
    result, report = grade(tmp_path, PREDICTIONS, "--untrusted", "--no-sandbox", "--seed", "7")
    assert report["seed"] == 7 and "Seed     7\n" in result.output


@pytest.mark.usefixtures("without_sandbox")
def test_a_check_whose_replays_take_too_long_together_is_for_a_person(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(plugin, "_FUEL", 10_000)
    result, _ = grade(tmp_path, str(SOLUTIONS / "offset_two.py"), "--untrusted", "--no-sandbox")
    assert re.findall("^  not replayed  (.*)", result.output, re.MULTILINE) == [
        "shifted_two adds up the squares of z + 2",
        "each element's derivative is twice its shifted value",
    ]


@pytest.mark.usefixtures("without_sandbox")
def test_a_student_at_their_own_machine_hears_of_no_sandbox(tmp_path: Path) -> None:
    result, report = grade(tmp_path, str(SOLUTIONS / "offset_two.py"))
    assert result.exit_code == 0
    assert report["sandbox"] == "none" and "andbox" not in result.output
    assert report["seed"] == 0 and "Seed" not in result.output


@pytest.mark.usefixtures("without_sandbox")
def test_a_program_that_holds_a_nan_is_the_same_again(tmp_path: Path) -> None:
    # What jnp.take gives outside of its array.
    taken = ROOT / "tests/submissions/accept/gradient_program/piece_by_piece.py"
    arguments = ("--exercise", "gradient_program", "--untrusted", "--no-sandbox")
    result, _ = grade(tmp_path, str(taken), *arguments)
    assert result.exit_code == 0, result.output
