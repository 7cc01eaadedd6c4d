"""A small class graded from end to end: reports, gradebook, page, and running it again."""

from __future__ import annotations

import csv
import json
import os
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from graders.catalog import load_catalog
from graders.places import ROOT
from tests.calling import graders
from tests.timeless import without_times

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="a class needs a sandbox")

NAMES = ("offset_two", "check_understanding")
Collect = Callable[..., subprocess.CompletedProcess[str]]


def hand_in(folder: Path, *files: Path) -> None:
    folder.mkdir(parents=True)
    for file in files:
        shutil.copy(file, folder)


@pytest.fixture(scope="module")
def submissions(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("class") / "submissions"
    right = [ROOT / "solutions" / f"{name}.py" for name in NAMES]
    hand_in(folder / "Ada", *right)
    hand_in(folder / "Grace", right[0])
    hand_in(folder / "Empty")
    hand_in(folder / "Alan", *(ROOT / "exercises" / f"{name}.py" for name in NAMES))
    (folder / "Alan" / "notes.txt").write_text("not an exercise")
    hand_in(folder / "Loop")
    (folder / "Loop" / "offset_two.py").write_text(LATE)
    return folder


LATE = """
import time


def shifted_two(z):
    time.sleep(3600)
"""

CHOSEN = [f"--exercise={name}" for name in NAMES]


def collected(*arguments: object) -> subprocess.CompletedProcess[str]:
    return graders("collect", *arguments, *CHOSEN)


@pytest.fixture(scope="module")
def graded(submissions: Path) -> tuple[Path, subprocess.CompletedProcess[str]]:
    """The class's folder after the first run."""
    out = submissions.parent / "out"
    return out, collected(submissions, "--out", out, "--jobs", 2, "--seed", 7)


def gradebook(out: Path) -> dict[str, dict[str, str]]:
    with (out / "gradebook.csv").open(encoding="utf-8", newline="") as file:
        return {row["student"]: row for row in csv.DictReader(file)}


def report(out: Path, student: str) -> dict[str, Any]:
    return json.loads((out / "students" / student / "report.json").read_text(encoding="utf-8"))


def made(out: Path) -> dict[str, int]:
    """When each report was made; what it was made from is written last."""
    kept = out.glob("students/*/made_from.json")
    return {path.parent.name: path.with_name("report.json").stat().st_mtime_ns for path in kept}


def test_everybody_has_a_row_and_a_report(
    graded: tuple[Path, subprocess.CompletedProcess[str]],
) -> None:
    out, run = graded
    assert run.returncode == 0, run.stderr
    rows = gradebook(out)
    points = {name: load_catalog().exercise(name).points for name in NAMES}
    assert rows["Ada"]["points"] == str(sum(points.values()))
    assert rows["Grace"]["points"] == str(points["offset_two"])
    assert rows["Grace"]["check_understanding_status"] == "missing"
    assert rows["Alan"]["offset_two_status"] == "not_started"
    assert rows["Loop"]["offset_two_status"] == "timeout"
    assert rows["Empty"]["status"] == "empty"
    assert sorted(made(out)) == sorted(rows)
    assert "Ada" in (out / "index.html").read_text(encoding="utf-8")
    told = json.loads((out / "collect.json").read_text())
    assert told["seed"] == 7 and told["layout"] == "plain folders"
    assert sorted(told["folders"]) == sorted(rows)
    assert [Path(each["file"]).name for each in told["unmatched"]] == ["notes.txt"]


def test_a_report_is_the_one_that_grade_gives(
    graded: tuple[Path, subprocess.CompletedProcess[str]], submissions: Path, tmp_path: Path
) -> None:
    alone = tmp_path / "report.json"
    graders("grade", submissions / "Alan", "--untrusted", "--seed=7", f"--report={alone}", *CHOSEN)
    theirs = json.loads(alone.read_text(encoding="utf-8"))
    assert without_times(report(graded[0], "Alan")) == without_times(theirs)


def test_a_second_run_grades_only_what_has_changed(
    graded: tuple[Path, subprocess.CompletedProcess[str]], submissions: Path, tmp_path: Path
) -> None:
    out, work = tmp_path / "out", tmp_path / "submissions"
    shutil.copytree(graded[0], out)
    shutil.copytree(submissions, work)
    before = made(out)
    shutil.copy(ROOT / "solutions" / "offset_two.py", work / "Alan")
    (out / "students" / "Empty" / "report.json").write_text("{")
    (out / "overrides.toml").write_text(
        '[[override]]\nstudent = "Grace"\nexercise = "check_understanding"\n'
        'points = 3\nreason = "told it to me"\n'
    )
    forms = {
        "canvas": "Student,ID,Section,Jaxprs (1)\nAda,1,,\nGrace,2,,\nEmpty,3,,\n",
        "gradescope": "Name,SID,Email,Total Score\nAda,,,\nNobody,,,\n",
    }
    options: list[object] = []
    for lms, text in forms.items():
        form = tmp_path / lms / "grades.csv"
        form.parent.mkdir()
        form.write_text(text)
        options += [f"--{lms}", form]
    again = collected(work, "--out", out, "--compare", graded[0], *options)
    assert again.returncode == 0, again.stderr
    canvas = (out / "filled-canvas.csv").read_text()
    assert canvas.splitlines()[1:] == ["Ada,1,,12", "Grace,2,,7", "Empty,3,,"]
    assert (out / "filled-gradescope.csv").read_text().endswith("Ada,,,12\nNobody,,,\n")
    assert "left as it was, nothing to grade: Empty" in again.stdout
    assert "in the form, but not in the download: Nobody" in again.stdout
    after = made(out)
    assert {name for name in after if after[name] != before[name]} == {"Alan", "Empty"}
    assert "Graded already: 3." in again.stdout
    assert "Alan: 0 -> 4 points" in again.stdout and "Ada" not in again.stdout
    assert gradebook(out)["Grace"]["points"] == "7"
    assert "told it to me" in (out / "index.html").read_text(encoding="utf-8")
    assert json.loads((out / "collect.json").read_text())["seed"] == 7


def test_a_run_that_was_killed_goes_on_where_it_stopped(
    graded: tuple[Path, subprocess.CompletedProcess[str]], submissions: Path, tmp_path: Path
) -> None:
    out, work = tmp_path / "out", tmp_path / "submissions"
    shutil.copytree(submissions, work, ignore=shutil.ignore_patterns("Loop"))
    options = [f"--out={out}", "--jobs=1", "--seed=7", *CHOSEN]
    run = subprocess.Popen(
        [sys.executable, "-m", "graders", "collect", str(work), *options],
        cwd=ROOT,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    while run.poll() is None and len(made(out)) < 2:
        time.sleep(0.02)
    os.kill(run.pid, signal.SIGKILL)
    run.wait()
    done = made(out)
    assert 2 <= len(done) < 4
    assert collected(work, "--out", out).returncode == 0
    now = made(out)
    assert {name: now[name] for name in done} == done
    whole = gradebook(graded[0])
    assert gradebook(out) == {name: whole[name] for name in whole if name != "Loop"}


def test_the_processes_that_grade_run_the_copy_of_the_project_that_was_started(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    other = tmp_path / "other" / "graders"
    other.mkdir(parents=True)
    (other / "__init__.py").write_text("raise RuntimeError('another copy')\n")
    monkeypatch.setenv("PYTHONPATH", str(other.parent))
    hand_in(tmp_path / "submissions" / "Ada", ROOT / "solutions" / "check_understanding.py")
    run = collected(tmp_path / "submissions", "--out", tmp_path / "out")
    assert run.returncode == 0, run.stderr
    assert gradebook(tmp_path / "out")["Ada"]["points"] == "8"


@pytest.mark.parametrize(
    "text, says",
    [
        ("[[override]\n", "is not as it should be"),
        ('[[override]]\nstudent="Bob"\nexercise="offset_two"\npoints=1\nreason="x"', "no student"),
        ('[[override]]\nstudent="Ada"\nexercise="offset"\npoints=1\nreason="x"', "did you mean"),
        ('[[override]]\nstudent="Ada"\nexercise="offset_two"\npoints=9\nreason="x"', "4 points"),
        ('[[override]]\nstudent="Ada"\nexercise="offset_two"\npoints=1\nreason=" "', "not as it"),
    ],
)
def test_overrides_that_cannot_be_followed_are_one_sentence(
    graded: tuple[Path, subprocess.CompletedProcess[str]],
    submissions: Path,
    tmp_path: Path,
    text: str,
    says: str,
) -> None:
    out = tmp_path / "out"
    shutil.copytree(graded[0], out)
    (out / "overrides.toml").write_text(text)
    run = collected(submissions, "--out", out)
    assert run.returncode == 2
    assert says in run.stderr and "Traceback" not in run.stderr
    assert len(run.stderr.strip().splitlines()) == 1


@pytest.mark.parametrize(
    "old, new, says",
    [
        ('name = "offset_two"', 'name = "offset_three"', "There is no exercise named"),
        ('name = "dataflow"', 'name = "rows"', "forward_trace has other checks"),
    ],
)
def test_a_catalog_with_an_exercise_of_its_own_is_one_sentence(
    tmp_path: Path, old: str, new: str, says: str
) -> None:
    catalog = tmp_path / "own.toml"
    text = (ROOT / "graders" / "catalog.toml").read_text(encoding="utf-8")
    catalog.write_text(text.replace(old, new, 1), encoding="utf-8")
    run = collected(ROOT / "tests", "--catalog", catalog)
    assert run.returncode == 2 and f"{catalog}: {says}" in run.stderr
    assert len(run.stderr.strip().splitlines()) == 1


@pytest.mark.parametrize(
    "arguments, says",
    [
        (["no/such/folder"], "no/such/folder"),
        ([ROOT / "README.md"], "README.md"),
        ([ROOT / "tests", "--catalog", ROOT / "README.md"], "is not a catalog"),
        ([ROOT / "tests", "--catalog", "nowhere.toml"], "cannot be read"),
        ([ROOT / "tests", "--canvas", "nowhere.csv"], "nowhere.csv cannot be read"),
        ([ROOT / "tests", "--compare", "nowhere"], "nowhere has no students/"),
        ([ROOT / "tests", "--out", ROOT / "tests" / "out"], "is inside"),
        ([""], "SUBMISSIONS="),
    ],
)
def test_a_wrong_call_is_one_sentence(arguments: list[object], says: str) -> None:
    run = collected(*arguments)
    assert run.returncode == 2 and says in run.stderr
    assert "Traceback" not in run.stderr and len(run.stderr.strip().splitlines()) == 1
