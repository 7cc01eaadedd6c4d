"""`python -m graders evidence`: what it writes, prints and exits with."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from graders.places import ROOT
from tests.calling import graders


def test_the_folder_is_written_beside_the_report_whatever_the_grade(tmp_path: Path) -> None:
    pytest.importorskip("matplotlib", reason="the evidence needs matplotlib")
    pytest.importorskip("jinja2", reason="the evidence needs jinja2")
    shutil.copytree(ROOT / "graders" / "starters", tmp_path / "work")
    shutil.copy(ROOT / "solutions" / "offset_two.py", tmp_path / "work")
    done = graders("evidence", "work", cwd=tmp_path)
    assert (done.returncode, done.stderr) == (0, "")
    assert "Your evidence is in reports/evidence" in done.stdout
    folder = tmp_path / "reports" / "evidence"
    assert "4 of 4" in (folder / "README.md").read_text(encoding="utf-8")
    assert "4 of 4" in (folder / "index.html").read_text(encoding="utf-8")


def test_one_file_is_one_chapter(tmp_path: Path) -> None:
    pytest.importorskip("matplotlib", reason="the evidence needs matplotlib")
    pytest.importorskip("jinja2", reason="the evidence needs jinja2")
    done = graders("evidence", ROOT / "solutions" / "cond_repair.py", "--out", "kept", cwd=tmp_path)
    assert done.returncode == 0
    page = (tmp_path / "kept" / "README.md").read_text(encoding="utf-8")
    assert page.count("\n## ") == 1 and "TracerBoolConversionError" in page


def test_a_wrong_call_is_told_in_a_sentence(tmp_path: Path) -> None:
    done = graders("evidence", "nowhere", cwd=tmp_path)
    assert done.returncode == 2
    assert "There is no nowhere" in done.stderr + done.stdout
