"""The students' zip: what is in it, and that it grades as the whole project does."""

from __future__ import annotations

import io
import json
import os
import subprocess
import sys
import zipfile
from pathlib import Path
from typing import Any

import pytest

from graders.catalog import load_catalog
from graders.handing_out.archives import archive
from graders.handing_out.contents import HANDOUT_FOLDER, handout_files
from graders.places import ROOT
from tests.calling import graders
from tests.timeless import without_times


def run(*arguments: str | Path, cwd: Path) -> subprocess.CompletedProcess[str]:
    """`python -m graders` as it stands in that folder."""
    environment = {key: value for key, value in os.environ.items() if key != "PYTHONPATH"}
    done = subprocess.run(
        [sys.executable, "-m", "graders", *map(str, arguments)],
        cwd=cwd,
        env=environment,
        capture_output=True,
        text=True,
    )
    assert "Traceback" not in done.stdout + done.stderr
    return done


@pytest.fixture(scope="module")
def unpacked(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("student")
    done = run("handout", "--out", folder / "handout.zip", cwd=ROOT)
    assert done.returncode == 0, done.stderr
    with zipfile.ZipFile(folder / "handout.zip") as zipped:
        zipped.extractall(folder)
    return folder / HANDOUT_FOLDER


def test_the_exercises_are_there_untouched_and_no_solution_is(unpacked: Path) -> None:
    for exercise in load_catalog().exercises:
        given = (unpacked / "exercises" / exercise.file).read_bytes()
        assert given == (ROOT / "graders" / "starters" / exercise.file).read_bytes()
    assert (unpacked / "exercises" / "notes.md").is_file()
    solutions = {path.read_bytes() for path in (ROOT / "solutions").glob("*.py")}
    handed_out = {path.read_bytes() for path in unpacked.rglob("*") if path.is_file()}
    assert not solutions & handed_out


def test_there_is_what_installs_and_grades_and_nothing_for_authors(unpacked: Path) -> None:
    assert {path.name for path in unpacked.iterdir()} == {
        *("exercises", "graders", "Makefile", "README.md"),
        *("LICENSE", "pyproject.toml", ".gitignore"),
    }
    assert not [path for path in unpacked.rglob("*") if "__pycache__" in path.parts]
    readme = (unpacked / "README.md").read_text(encoding="utf-8")
    assert "make grade" in readme and "instructors" not in readme and "make corpus" not in readme


def test_the_author_s_own_work_in_exercises_is_not_given_away(tmp_path: Path) -> None:
    project = tmp_path / "project"
    for name in ("README.md", "Makefile", "LICENSE", "pyproject.toml", ".gitignore"):
        (project / name).parent.mkdir(exist_ok=True)
        (project / name).write_text("")
    for name in ("exercises/one.py", "graders/starters/one.py", "graders/.one.py.swp"):
        (project / name).parent.mkdir(parents=True, exist_ok=True)
        (project / name).write_text(name)
    files = handout_files(project)
    assert files[f"{HANDOUT_FOLDER}/exercises/one.py"] == b"graders/starters/one.py"
    assert b"exercises/one.py" not in files.values()
    assert not [name for name in files if name.endswith(".swp")]


def test_what_is_for_instructors_and_authors_is_cut_off(tmp_path: Path) -> None:
    for name, text in {
        "README.md": "# Title\n\nmake grade\n\n## For instructors\n\nmake collect\n",
        "Makefile": "grade:\n\t@true\n\n# For authors\ntest:\n\t@true\n",
        "LICENSE": "",
        "pyproject.toml": "",
        ".gitignore": "",
    }.items():
        (tmp_path / name).write_text(text)
    files = handout_files(tmp_path)
    assert files[f"{HANDOUT_FOLDER}/README.md"] == b"# Title\n\nmake grade\n"
    assert files[f"{HANDOUT_FOLDER}/Makefile"] == b"grade:\n\t@true\n"


def test_equal_files_make_equal_bytes_whatever_their_dates_and_order() -> None:
    files = {"b.py": b"two", "a/run": b"#!/bin/sh\n"}
    first, second = archive(files), archive(dict(reversed(files.items())))
    assert first == second
    with zipfile.ZipFile(io.BytesIO(first)) as zipped:
        modes = {entry.filename: entry.external_attr >> 16 & 0o777 for entry in zipped.infolist()}
    assert modes == {"a/run": 0o755, "b.py": 0o644}


def test_a_handed_out_copy_and_the_whole_project_give_equal_reports(
    unpacked: Path, tmp_path: Path
) -> None:
    submission = tmp_path / "submission"
    submission.mkdir()
    for name in ("offset_two.py", "check_understanding.py"):
        (submission / name).write_bytes((ROOT / "solutions" / name).read_bytes())
    (submission / "scan_recurrence.py").write_text("def unrolled(z):\n    return 0.5 * z + 1\n")
    (submission / "cond_repair.py").write_text("import nowhere\n")
    reports: list[Any] = []
    for project in (ROOT, unpacked):
        report = tmp_path / f"{len(reports)}.json"
        done = run("grade", submission, "--report", report, "--seed", "5", cwd=project)
        assert done.returncode == 1
        reports.append(without_times(json.loads(report.read_text(encoding="utf-8"))))
    assert reports[0] == reports[1]
    assert reports[0]["grade"]["exercises"]["offset_two"]["status"] == "passed"


def test_a_name_that_the_terminal_cannot_show_is_spelled_out(tmp_path: Path) -> None:
    done = graders("handout", "--out", tmp_path / "\u8bfe.zip", PYTHONIOENCODING="cp1252")
    assert done.returncode == 0 and "\\u8bfe.zip holds" in done.stdout


def test_a_place_that_cannot_be_written_to_is_told_in_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    done = run("handout", "--out", tmp_path / "file" / "handout.zip", cwd=ROOT)
    assert done.returncode == 2 and "cannot be written" in done.stderr
