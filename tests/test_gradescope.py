"""The autograder zip in a place laid out like Gradescope's, and what it tells Gradescope."""

from __future__ import annotations

import json
import os
import shutil
import stat
import subprocess
import sys
import zipfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

import jsonschema
import msgspec
import pytest

from graders.catalog import load_catalog
from graders.handing_out.autograder import folder_to_grade
from graders.handing_out.results import MAX_TEXT, results
from graders.places import ROOT
from graders.reports.model import check_grade, exercise_grade, grade
from tests.calling import graders

CATALOG = load_catalog()

FORMATS = {"enum": ["text", "html", "simple_format", "md", "ansi"]}
VISIBILITIES = {"enum": ["hidden", "after_due_date", "after_published", "visible"]}
TEXT = {"type": "string", "pattern": r"^[^\r]*$"}
TEST = {
    "type": "object",
    "additionalProperties": False,
    "properties": {
        "score": {"type": "number"},
        "max_score": {"type": "number"},
        "status": {"enum": ["passed", "failed"]},
        "name": TEXT,
        "name_format": FORMATS,
        "number": {"type": "string"},
        "output": TEXT,
        "output_format": FORMATS,
        "tags": {"type": "array", "items": {"type": "string"}},
        "visibility": VISIBILITIES,
        "extra_data": {"type": "object"},
    },
}
RESULTS = {
    "type": "object",
    "additionalProperties": False,
    "anyOf": [
        {"required": ["score"]},
        {"required": ["tests"], "properties": {"tests": {"items": {"required": ["score"]}}}},
    ],
    "properties": {
        "score": {"type": "number"},
        "execution_time": {"type": "number"},
        "output": TEXT,
        "output_format": FORMATS,
        "test_output_format": FORMATS,
        "test_name_format": FORMATS,
        "visibility": VISIBILITIES,
        "stdout_visibility": VISIBILITIES,
        "extra_data": {"type": "object"},
        "tests": {"type": "array", "items": TEST},
        "leaderboard": {"type": "array"},
    },
}
"""What Gradescope documents of results.json."""


@pytest.fixture(scope="module")
def zipped(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("dist") / "gradescope.zip"
    done = graders("gradescope", "--out", path, "--seed", 11)
    assert done.returncode == 0, done.stderr
    assert f"{CATALOG.points} points" in done.stdout
    return path


@pytest.fixture
def autograder(zipped: Path, tmp_path: Path) -> Path:
    """Laid out as in the container: the zip in source/, run_autograder beside it."""
    place = tmp_path / "autograder"
    for name in ("source", "submission", "results"):
        (place / name).mkdir(parents=True)
    with zipfile.ZipFile(zipped) as archive:
        for entry in archive.infolist():
            path = Path(archive.extract(entry, place / "source"))
            path.chmod(entry.external_attr >> 16 & 0o777)
    shutil.copy(place / "source" / "run_autograder", place)
    return place


@pytest.fixture
def graded(autograder: Path) -> Callable[[], tuple[dict[str, Any], str]]:
    """Runs run_autograder: what results.json holds then, and what was printed."""

    def graded() -> tuple[dict[str, Any], str]:
        done = subprocess.run(
            [str(autograder / "run_autograder")],
            env={
                "AUTOGRADER": str(autograder),
                "PATH": f"{Path(sys.executable).parent}:{os.environ['PATH']}",
            },
            cwd="/",
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
        )
        told = json.loads((autograder / "results" / "results.json").read_text(encoding="utf-8"))
        jsonschema.validate(told, RESULTS)
        assert done.returncode == 0
        return told, done.stdout + done.stderr

    return graded


def test_the_zip_has_the_scripts_at_its_top_and_no_solutions_or_tests(zipped: Path) -> None:
    with zipfile.ZipFile(zipped) as archive:
        names = {entry.filename: entry.external_attr >> 16 for entry in archive.infolist()}
        solved = (ROOT / "solutions" / "offset_two.py").read_bytes()
        assert all(archive.read(name) != solved for name in names)
    assert names["setup.sh"] & stat.S_IXUSR and names["run_autograder"] & stat.S_IXUSR
    assert {"pyproject.toml", "README.md", "LICENSE", "graders/catalog.toml"} <= set(names)
    assert not [name for name in names if name.startswith(("solutions", "tests", "exercises"))]


@pytest.mark.parametrize("script", ["setup.sh", "run_autograder.sh"])
def test_the_scripts_are_bash(script: str) -> None:
    path = ROOT / "graders" / "handing_out" / "gradescope" / script
    subprocess.run(["bash", "-n", str(path)], check=True)


def test_right_wrong_missing_and_broken_files_get_their_scores(autograder: Path, graded) -> None:
    inner = autograder / "submission" / "my work"
    inner.mkdir()
    shutil.copy(ROOT / "solutions" / "offset_two.py", inner)
    (inner / "scan_recurrence.py").write_text(
        "print('seen \\x1b[31mred\\r\\n')\n"
        "def unrolled(z):\n    return 0.5 * z + 1\n"
        "def scanned(z):\n    return unrolled(z)\n"
    )
    (inner / "cond_repair.py").write_text("def bad_branch(z)\n")
    (autograder / "submission_metadata.json").write_text("{}")
    told, _ = graded()
    by_exercise: dict[str, list[dict[str, Any]]] = {}
    for test in told["tests"]:
        by_exercise.setdefault(test["tags"][0], []).append(test)
    assert list(by_exercise) == [exercise.name for exercise in CATALOG.exercises]
    assert all(test["status"] == "passed" for test in by_exercise["offset_two"])
    assert {test["score"] for test in by_exercise["scan_recurrence"]} >= {0}
    assert any("expected" in test["output"] for test in by_exercise["scan_recurrence"])
    assert {test["score"] for test in by_exercise["cond_repair"]} == {0}
    assert "SyntaxError" in by_exercise["cond_repair"][0]["output"]
    assert "missing" in by_exercise["forward_trace"][0]["output"]
    assert sum(test["score"] for test in told["tests"]) == told["score"] >= 4
    assert sum(test["max_score"] for test in told["tests"]) == CATALOG.points
    assert told["extra_data"]["seed"] == 11
    assert "Your code in scan_recurrence.py printed:\nseen red\n" in told["output"]
    assert {test["visibility"] for test in told["tests"]} == {"visible"}


def test_nothing_that_is_an_exercise_is_told_first(autograder: Path, graded) -> None:
    (autograder / "submission" / "homework.py").write_text("x = 1\n")
    told, _ = graded()
    assert told["score"] == 0 and len(told["tests"]) > len(CATALOG.exercises)
    assert told["output"].startswith("No file that you handed in has the name of an exercise")


@pytest.mark.parametrize("broken", ["graders/catalog.toml", "graders/grading/running.py"])
def test_a_crash_leaves_results_that_blame_nobody(autograder: Path, graded, broken: str) -> None:
    (autograder / "source" / broken).write_text("broken on purpose")
    told, printed = graded()
    assert told["score"] == 0 and "tests" not in told
    assert "not your fault" in told["output"] and told["stdout_visibility"] == "hidden"
    assert printed.strip(), "the instructor sees why"


def test_of_several_folders_the_one_with_most_exercises_counts(tmp_path: Path) -> None:
    for name in ("old/offset_two.py", "new/offset_two.py", "new/cond_repair.py"):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text("")
    assert folder_to_grade(tmp_path, CATALOG) == tmp_path / "new"
    assert folder_to_grade(tmp_path / "nowhere", CATALOG) == tmp_path / "nowhere"
    (tmp_path / "new" / "away").symlink_to(tmp_path)
    starters = tmp_path / "project" / "graders" / "starters"
    starters.mkdir(parents=True)
    for exercise in CATALOG.exercises:
        (starters / exercise.file).write_text("")
    assert folder_to_grade(tmp_path, CATALOG) == tmp_path / "new"


def a_grade(message: str, output: str = ""):
    exercise = CATALOG.exercise("offset_two")
    checks = [check_grade(exercise.checks[0], "failed", message)]
    graded = exercise_grade(exercise, checks, output=output, sha256="0" * 64)
    return grade({"offset_two": graded}, jax="0.12.0", seed=3, partial=True)


def test_a_student_s_words_are_plain_characters_of_bounded_length() -> None:
    told = results(a_grade("<b>\x1b[31m\u202e", "x" * 9_000), CATALOG, visibility="hidden")
    assert told.tests[0].output.startswith("wrong\n<b>\nHint: ")
    assert told.tests[0].output_format == "text"
    assert len(told.output) < MAX_TEXT + 10
    assert told.visibility == told.tests[0].visibility == "hidden"


def test_a_grader_that_failed_or_had_no_time_left_says_so() -> None:
    told = results(a_grade("wrong"), CATALOG)
    assert "could not grade" in told.output and "time was up" in told.output
    assert [test.status for test in told.tests] == ["failed"] * 4


def test_classroom_50_s_result_is_written_from_a_report(tmp_path: Path) -> None:
    written = {"grade": msgspec.to_builtins(a_grade("wrong"))}
    (tmp_path / "report.json").write_text(json.dumps(written))
    command = [sys.executable, "-m", "graders.handing_out.classroom50"]
    done = subprocess.run(
        [*command, str(tmp_path / "report.json"), "--out", str(tmp_path / "result.json")],
        cwd=ROOT,
        env={**os.environ, "CLASSROOM": "intro", "ASSIGNMENT": "jaxprs"},
    )
    assert done.returncode == 0
    told = json.loads((tmp_path / "result.json").read_text(encoding="utf-8"))
    assert (told["schema"], told["classroom"]) == ("classroom50/result/v1", "intro")
    assert (told["score"], told["max-score"], len(told["tests"])) == (0, 4, 4)
    missing = subprocess.run([*command, "nowhere"], cwd=ROOT, capture_output=True, text=True)
    assert missing.returncode == 1 and "There is no report yet" in missing.stderr
