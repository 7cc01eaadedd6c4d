"""`collect --evidence`: one student's page for an appeal, by the report that counted."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner

pytest.importorskip("matplotlib", reason="the evidence needs matplotlib")
pytest.importorskip("jinja2", reason="the evidence needs jinja2")

from graders import extras
from graders.commands.collect import collect
from graders.places import ROOT
from tests.calling import graders

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="a class needs a sandbox")

WRONG = "def shifted_two(z):\n    return (z + 3.0).sum()\n\n\nVALUE = 12.0\n"
UNREADABLE = {"Wide": WRONG.encode("utf-16"), "Huge": b"#" * 3_000_000}
OVERRIDES = """
[[override]]
student = "Grace"
exercise = "offset_two"
points = 3
reason = "told me <b>how</b> in the lab"
"""


def call(submissions: Path, out: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    return graders("collect", submissions, "--out", out, "--exercise", "offset_two", *arguments)


@pytest.fixture(scope="module")
def graded(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the class's work, graded into out/ beside it."""
    folder = tmp_path_factory.mktemp("class")
    for name in ("Ada", "Grace", "Huge", "Nobody", "Wide"):
        (folder / "work" / name).mkdir(parents=True)
    for name, raw in UNREADABLE.items():
        (folder / "work" / name / "offset_two.py").write_bytes(raw)
    shutil.copy(ROOT / "solutions" / "offset_two.py", folder / "work" / "Ada")
    (folder / "work" / "Grace" / "hw1_offset_two.py").write_text(WRONG)
    notes = (ROOT / "graders" / "starters" / "notes.md").read_text(encoding="utf-8")
    (folder / "work" / "Grace" / "notes (1).md").write_text(notes.replace("\n...\n", "\nMine.\n"))
    assert call(folder / "work", folder / "out", "--seed", "7").returncode == 0
    return folder


@pytest.fixture
def out(graded: Path, tmp_path: Path) -> Path:
    shutil.copytree(graded / "out", tmp_path / "out")
    return tmp_path / "out"


def test_it_shows_the_report_that_counted_and_what_was_given_by_hand(
    graded: Path, out: Path
) -> None:
    report = out / "students" / "Grace" / "report.json"
    kept = report.read_text(encoding="utf-8").replace("is 3.0, expected", "was 3.0 then, expected")
    assert "was 3.0 then" in kept
    report.write_text(kept, encoding="utf-8")
    (out / "overrides.toml").write_text(OVERRIDES)
    before = {path: path.read_bytes() for path in out.rglob("*") if path.is_file()}
    done = call(graded / "work", out, "--evidence", "grace", "--seed", "8")
    assert done.returncode == 0, done.stderr
    assert f"with the seed 7, is in {report.parent / 'evidence'}" in done.stdout
    assert {path: path.read_bytes() for path in before} == before
    for name in ("index.html", "README.md"):
        page = (report.parent / "evidence" / name).read_text(encoding="utf-8")
        plain = re.sub("<[^>]*>|`", "", page)
        assert "Grace handed this in." in plain and "the seed 7" in plain
        assert "was 3.0 then" in page, "nothing was graded anew"
        assert "3 of 4 (by hand)" in page and "Mine." in page
        assert "was recognised in" in page
    html = (report.parent / "evidence" / "index.html").read_text(encoding="utf-8")
    assert "told me &lt;b&gt;how&lt;/b&gt; in the lab" in html


def test_who_handed_in_nothing_has_a_page_that_says_so(graded: Path, out: Path) -> None:
    assert call(graded / "work", out, "--evidence", "Nobody").returncode == 0
    page = (out / "students" / "Nobody" / "evidence" / "README.md").read_text(encoding="utf-8")
    assert "offset_two.py is missing" in page


@pytest.mark.parametrize("name, why", [("Wide", "is UTF-16"), ("Huge", "is larger than 1 MiB")])
def test_a_file_that_could_not_be_read_has_a_page_and_no_other_takes_its_place(
    graded: Path, out: Path, tmp_path: Path, name: str, why: str
) -> None:
    assert call(graded / "work", out, "--evidence", name).returncode == 0
    page = (out / "students" / name / "evidence" / "README.md").read_text(encoding="utf-8")
    assert why in page
    other = tmp_path / "work"
    shutil.copytree(graded / "work", other)
    shutil.copy(ROOT / "solutions" / "offset_two.py", other / name)
    right = call(other, out, "--evidence", name)
    (other / name / "offset_two.py").unlink()
    for refused in (right, call(other, out, "--evidence", name)):
        assert refused.returncode == 2
        assert f"offset_two.py of {name} is not what the report" in refused.stderr


def test_without_a_student_or_a_report_it_is_one_sentence(
    graded: Path, out: Path, tmp_path: Path
) -> None:
    other = tmp_path / "work"
    shutil.copytree(graded / "work", other)
    (other / "Ada" / "offset_two.py").write_text(WRONG)
    (other / "Nobody" / "offset_two.py").write_text(WRONG)
    for submissions, folder, student, says in (
        (graded / "work", out, "Gracie", "no student 'Gracie'; did you mean Grace?"),
        (graded / "work", out, "Xenia", "no student 'Xenia'; name one by"),
        (graded / "work", tmp_path / "empty", "Ada", "There is no report on Ada"),
        (other, out, "Ada", "offset_two.py of Ada is not what the report"),
        (other, out, "Nobody", "offset_two.py of Nobody is not what the report"),
    ):
        done = call(submissions, folder, "--evidence", student)
        assert done.returncode == 2 and says in done.stderr
        assert len(done.stderr.strip().splitlines()) == 1
    assert not (tmp_path / "empty").exists()


def test_an_older_run_s_report_is_not_shown_as_the_one_that_counted(
    graded: Path, out: Path
) -> None:
    run = json.loads((out / "collect.json").read_text(encoding="utf-8"))
    run["not_graded"] = {"Ada": "no memory"}
    (out / "collect.json").write_text(json.dumps(run), encoding="utf-8")
    done = call(graded / "work", out, "--evidence", "Ada")
    assert done.returncode == 2 and len(done.stderr.strip().splitlines()) == 1
    assert "Ada could not be graded in the last run (no memory)" in done.stderr
    assert "without --evidence tries again" in done.stderr
    assert not (out / "students" / "Ada" / "evidence").exists()


def test_without_its_libraries_it_says_what_to_install(
    graded: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(extras, "find_spec", lambda name: None if name == "matplotlib" else name)
    arguments = [str(graded / "work"), "--out", str(graded / "out"), "--evidence", "Ada"]
    done = CliRunner().invoke(collect, arguments)
    assert done.exit_code == 2 and "needs matplotlib, which is not installed" in done.output
