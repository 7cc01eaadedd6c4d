"""CONTRIBUTING.md followed to the letter: the exercise that it shows, added to a copy."""

from __future__ import annotations

import json
import re
import shutil
from pathlib import Path

import pytest

from graders.places import ROOT
from tests.calling import graders

NAME = "cubes"
STARTER, CATALOG = f"graders/starters/{NAME}.py", "graders/catalog.toml"
SHOWN = [STARTER, f"solutions/{NAME}.py", f"graders/test_{NAME}.py", CATALOG]


def shown() -> dict[str, str]:
    """The files that the page shows: in each case, the block that follows the path."""
    page = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    blocks = (
        re.search(rf"`{re.escape(path)}`.*?```(?:python|toml)\n(.*?)```", page, re.DOTALL)
        for path in SHOWN
    )
    return {path: block[1] for path, block in zip(SHOWN, blocks, strict=True) if block}


@pytest.fixture(scope="module")
def project(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of what a student is given, and the solutions, with the exercise added."""
    copy = tmp_path_factory.mktemp("project")
    for folder in ("graders", "solutions"):
        shutil.copytree(ROOT / folder, copy / folder, ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copytree(ROOT / "graders" / "starters", copy / "exercises")
    shutil.copy(ROOT / "pyproject.toml", copy)
    added = shown()
    with (copy / CATALOG).open("a", encoding="utf-8") as catalog:
        catalog.write("\n" + added.pop(CATALOG))
    for path, text in added.items():
        (copy / path).write_text(text, encoding="utf-8")
    shutil.copy(copy / STARTER, copy / "exercises")
    return copy


def called(project: Path, *arguments: str) -> tuple[int, str]:
    done = graders(*arguments, cwd=project, project=project)
    return done.returncode, done.stdout + done.stderr


def test_its_solution_gets_full_points_by_replay(project: Path) -> None:
    status, text = called(project, "grade", "solutions", "--exercise", NAME)
    assert status == 0, text
    report = json.loads((project / "reports" / "report.json").read_text(encoding="utf-8"))
    exercise = report["grade"]["exercises"][NAME]
    assert exercise["points"] == exercise["max_points"] == 4
    assert [check["replayed"] for check in exercise["checks"]] == [True, True, None, None]


def test_its_starter_is_not_started_and_progress_knows_it(project: Path) -> None:
    status, text = called(project, "grade", "--exercise", NAME)
    assert status == 1
    assert "not started  0/4" in text
    status, text = called(project, "progress")
    assert status == 0 and NAME in text


def test_a_mistake_in_it_is_told_with_the_smallest_input(project: Path, tmp_path: Path) -> None:
    solution = (project / "solutions" / f"{NAME}.py").read_text(encoding="utf-8")
    (tmp_path / f"{NAME}.py").write_text(solution.replace("** 3", "** 2"), encoding="utf-8")
    status, text = called(project, "grade", str(tmp_path / f"{NAME}.py"))
    assert status == 1
    assert "cubes([0.0]) is 1.0, expected -1.0" in text


def test_it_has_hints_a_trace_and_evidence(project: Path) -> None:
    assert called(project, "hint", NAME)[1].startswith(f"{NAME}, hint 1 of 3")
    status, text = called(project, "trace", NAME, "--submission", "solutions")
    assert status == 0
    assert "integer_pow" in text and "9" in text
    pytest.importorskip("matplotlib", reason="the evidence needs matplotlib")
    pytest.importorskip("jinja2", reason="the evidence needs jinja2")
    status, text = called(project, "evidence", f"solutions/{NAME}.py", "--out", "kept")
    assert status == 0, text
    page = (project / "kept" / "README.md").read_text(encoding="utf-8")
    assert "Add up third powers" in page and "VALUE" in page and "4 of 4" in page


def test_nothing_is_to_be_mended_in_it(project: Path) -> None:
    assert called(project, "check") == (0, "8 exercises, all well.\n")


def test_its_starter_can_be_put_back(project: Path) -> None:
    own = project / "exercises" / f"{NAME}.py"
    own.write_text("VALUE = 9.0\n", encoding="utf-8")
    assert called(project, "reset", NAME)[0] == 0
    assert own.read_bytes() == (project / STARTER).read_bytes()
    assert own.with_name(f"{NAME}.backup.py").is_file()
