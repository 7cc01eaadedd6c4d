"""How far a student has come, read from the last report."""

from __future__ import annotations

import io
import json
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest
from rich.console import Console

from graders import __version__
from graders.places import ROOT
from graders.reports.model import check_grade, exercise_grade, grade
from graders.reports.standing import NoReport, read_grade, remember, show_standing

PASSED = ("passed", "")
OPEN = ("not_started", "still ...")
WRONG = ("failed", "2 is not 3")


@pytest.fixture
def standing(catalog, graded, whole, tmp_path):
    """What is printed of these grades, once they have been written and read again."""

    def standing(**exercises) -> str:
        grade = whole(**{name: graded(name, *told) for name, told in exercises.items()})
        path = tmp_path / "report.json"
        path.write_bytes(msgspec.json.encode({"grade": grade, "tests": []}))
        file = io.StringIO()
        console = Console(file=file, width=80)
        show_standing(read_grade(path, "make"), catalog, "make", console)
        return file.getvalue()

    return standing


def test_an_exercise_has_a_line_with_its_points_and_is_done_next_or_open(standing) -> None:
    text = standing(first=[PASSED, PASSED, PASSED], second=[PASSED, WRONG], third=[OPEN])
    lines = [line.split() for line in text.splitlines() if line.strip()]
    assert lines[0][0] == "first" and lines[0][-2:] == ["done", "6/6"]
    assert lines[1][0] == "second" and lines[1][-3:] == ["next:", "wrong", "2/4"]
    assert lines[2][0] == "third" and lines[2][-4:] == ["open:", "not", "started", "0/2"]
    assert "Points  8 of 12, 1 of 3 exercises done" in text
    assert "make hint EXERCISE=second" in text
    assert "2 is not 3" not in text


def test_exercises_that_the_report_leaves_out_are_named(standing) -> None:
    text = standing(second=[PASSED, PASSED])
    assert "Not graded yet: first, third." in text


def test_without_a_report_it_says_how_to_get_one(tmp_path) -> None:
    with pytest.raises(NoReport, match="There is no report yet: make grade makes one"):
        read_grade(tmp_path / "report.json", "make")


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("{", "is not a report"),
        ("[]", "is not a report"),
        ("{}", "is not a report"),
        ('{"grade": {"schema": 1, "package": "9.9"}}', "is of version 9.9 of the graders"),
        ('{"grade": {"schema": 1, "package": "PACKAGE"}}', "is of another version"),
    ],
)
def test_another_file_is_refused_in_a_sentence(tmp_path, text: str, says: str) -> None:
    path = tmp_path / "report.json"
    path.write_text(text.replace("PACKAGE", __version__))
    with pytest.raises(NoReport, match=says) as refused:
        read_grade(path, "make")
    assert str(refused.value).endswith("make grade makes a new one.")


def test_the_command_exits_with_0_with_and_without_a_report(whole, tmp_path: Path) -> None:
    def progress() -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [sys.executable, "-m", "graders", "progress"],
            cwd=tmp_path,
            env={"PYTHONPATH": str(ROOT), "PATH": ""},
            capture_output=True,
            text=True,
        )

    done = progress()
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout == "There is no report yet: python -m graders grade makes one.\n"
    (tmp_path / "reports").mkdir()
    report = {"grade": msgspec.to_builtins(whole())}
    (tmp_path / "reports" / "standing.json").write_text(json.dumps(report))
    done = progress()
    assert (done.returncode, done.stderr) == (0, "")
    assert "Not graded yet: forward_trace, gradient_program" in done.stdout


def test_grading_one_exercise_keeps_what_the_others_have_come_to(tmp_path, catalog):
    path = tmp_path / "standing.json"
    first, second, *_ = catalog.exercises
    passed = [check_grade(check, "passed") for check in first.checks]
    remember(path, grade({first.name: exercise_grade(first, passed)}, jax="0", seed=0), catalog)
    failed = [check_grade(check, "failed") for check in second.checks]
    remember(path, grade({second.name: exercise_grade(second, failed)}, jax="0", seed=0), catalog)
    kept = read_grade(path, "make")
    assert {name: each.status for name, each in kept.exercises.items()} == {
        first.name: "passed",
        second.name: "failed",
    }
    again = [check_grade(check, "error") for check in first.checks]
    remember(path, grade({first.name: exercise_grade(first, again)}, jax="0", seed=0), catalog)
    assert read_grade(path, "make").exercises[first.name].status == "error"


def test_a_spoiled_memory_is_replaced(tmp_path, catalog):
    path = tmp_path / "standing.json"
    path.write_text("{")
    first = catalog.exercises[0]
    remember(path, grade({first.name: exercise_grade(first, [])}, jax="0", seed=0), catalog)
    assert list(read_grade(path, "make").exercises) == [first.name]
