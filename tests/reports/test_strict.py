"""Reports as files: strict JSON, nothing of this machine, written whole."""

from __future__ import annotations

import json
import os
import tempfile
from pathlib import Path

import numpy as np
import pytest

from graders.reports.strict import ReportNotWritten, strict, strict_report, write_report

ROOT = Path("/srv/lesson")


def read(path: Path):
    def refuse(name):
        raise AssertionError(f"{name} is not JSON")

    return json.loads(path.read_text(encoding="utf-8"), parse_constant=refuse)


def test_nan_and_infinities_become_strings_everywhere(tmp_path):
    nan, inf = float("nan"), float("inf")
    write_report(tmp_path / "r.json", {"a": nan, "b": [{"c": (inf, -inf)}], "d": np.float32("nan")})
    assert read(tmp_path / "r.json") == {
        "a": "NaN",
        "b": [{"c": ["Infinity", "-Infinity"]}],
        "d": "NaN",
    }


@pytest.mark.parametrize(
    "text, cleaned",
    [
        ("/srv/lesson", "."),
        ("/srv/lesson/graders/test_x.py", "graders/test_x.py"),
        ("in /srv/lesson/a.py:3 and '/srv/lesson/b.py'", "in a.py:3 and 'b.py'"),
        ("file:///srv/lesson/a.py", "file://a.py"),
        ("not in /srv/lesson, nor below", "not in ., nor below"),
        ("cannot open /srv/lesson/", "cannot open ./"),
        ("/srv/lesson2/a.py", "/srv/lesson2/a.py"),
        ("/srv/lesson.old/a.py", "/srv/lesson.old/a.py"),
        ("/data/srv/lesson/a.py", "/data/srv/lesson/a.py"),
        (f"{Path.home()}/x.py", "~/x.py"),
        (f"{Path(tempfile.gettempdir())}/x.py", "<tmp>/x.py"),
        (json.__file__.replace(".pyc", ".py"), "<python>/json/__init__.py"),
        (np.__file__, "<python>/numpy/__init__.py"),
        ("1 / 2 and a/b", "1 / 2 and a/b"),
    ],
)
def test_paths_of_the_machine_are_made_relative_or_replaced(text, cleaned):
    assert strict({text: [text]}, ROOT) == {cleaned: [cleaned]}


def test_a_root_inside_the_home_or_temporary_directory_is_still_the_root(tmp_path):
    assert strict(f"{tmp_path}/graders/x.py", tmp_path) == "graders/x.py"
    assert strict(str(Path.home() / "lesson" / "x.py"), Path.home() / "lesson") == "x.py"


def test_a_root_reached_by_a_link_is_removed_under_both_names(tmp_path):
    real, link = tmp_path / "real", tmp_path / "link"
    real.mkdir()
    link.symlink_to(real)
    assert strict([f"{link}/a.py", f"{real}/a.py"], link) == ["a.py", "a.py"]


def test_a_home_directory_that_is_the_file_systems_root_replaces_nothing(monkeypatch):
    monkeypatch.setenv("HOME", "/")
    assert strict("/etc/hosts", ROOT) == "/etc/hosts"


def test_lone_surrogates_are_spelled_out(tmp_path):
    write_report(tmp_path / "r.json", {"\ud800": "\udfff"})
    assert read(tmp_path / "r.json") == {"\\ud800": "\\udfff"}


def test_being_strict_twice_changes_nothing():
    once = strict_report({"root": str(ROOT), "x": [f"{ROOT}/a", float("nan")]})
    assert strict_report(once) == once == {"root": ".", "x": ["a", "NaN"]}


TRACEBACK = """
    def test_value():
>       check(submission)
E       AssertionError: shifted_two([0.0]) is 2.0
E       expected 4.0

/srv/lesson/graders/checks.py:12: AssertionError"""


def test_no_traceback_stays_in_a_report_but_its_message_does():
    crash = {"path": f"{ROOT}/graders/checks.py", "lineno": 12, "message": "it is 2.0"}
    failed = {
        "outcome": "failed",
        "crash": crash,
        "traceback": [{"path": "graders/checks.py"}],
        "longrepr": TRACEBACK,
    }
    report = strict_report(
        {
            "root": str(ROOT),
            "tests": [{"nodeid": "a", "outcome": "failed", "call": failed}],
            "collectors": [
                {"nodeid": "b", "outcome": "failed", "longrepr": TRACEBACK},
                {
                    "nodeid": "c",
                    "outcome": "failed",
                    "longrepr": "Traceback (most recent call last):\n  File\nOSError: no",
                },
                {"nodeid": "d", "outcome": "failed", "longrepr": "two lines\nof a verdict"},
            ],
        }
    )
    call = report["tests"][0]["call"]
    assert call["longrepr"] == "it is 2.0"
    assert call["crash"]["path"] == "graders/checks.py"
    assert "traceback" not in call
    assert [collector["longrepr"] for collector in report["collectors"]] == [
        "AssertionError: shifted_two([0.0]) is 2.0\nexpected 4.0",
        "OSError: no",
        "two lines\nof a verdict",
    ]


def test_a_students_own_traceback_key_in_the_grade_is_left_alone():
    grade = {"actual": {"traceback": 1, "longrepr": "x"}}
    assert strict_report({"root": ".", "grade": grade})["grade"] == grade


def test_folders_on_the_way_to_a_report_are_made(tmp_path):
    write_report(tmp_path / "a" / "b" / "r.json", {"x": 1})
    assert read(tmp_path / "a" / "b" / "r.json") == {"x": 1}


def test_a_report_replaces_an_older_one_and_leaves_nothing_beside_it(tmp_path):
    write_report(tmp_path / "r.json", {"x": 1})
    write_report(tmp_path / "r.json", {"x": 2})
    assert read(tmp_path / "r.json") == {"x": 2}
    assert os.listdir(tmp_path) == ["r.json"]


def test_a_report_that_cannot_be_finished_leaves_the_older_one(tmp_path, monkeypatch):
    write_report(tmp_path / "r.json", {"x": 1})

    def full(self, target):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(Path, "replace", full)
    with pytest.raises(ReportNotWritten, match="No space left"):
        write_report(tmp_path / "r.json", {"x": 2})
    assert read(tmp_path / "r.json") == {"x": 1}
    assert os.listdir(tmp_path) == ["r.json"]


def test_a_report_through_a_link_is_written_where_the_link_points(tmp_path):
    (tmp_path / "link.json").symlink_to(tmp_path / "real.json")
    write_report(tmp_path / "link.json", {"x": 1})
    assert (tmp_path / "link.json").is_symlink()
    assert read(tmp_path / "real.json") == {"x": 1}


def test_what_is_no_file_is_written_to_but_not_replaced():
    write_report(Path(os.devnull), {"x": 1})
    assert not Path(os.devnull).is_file()


@pytest.mark.parametrize("place", ["folder", "file/r.json", "loop/r.json"])
def test_a_place_that_cannot_hold_a_report_gets_one_sentence(tmp_path, place):
    (tmp_path / "folder").mkdir()
    (tmp_path / "file").write_text("")
    (tmp_path / "loop").symlink_to(tmp_path / "loop")
    with pytest.raises(ReportNotWritten) as caught:
        write_report(tmp_path / place, {"x": 1})
    sentence = str(caught.value)
    assert sentence.startswith(f"The report cannot be written to {tmp_path / place}: ")
    assert sentence.endswith(".") and "\n" not in sentence
    assert sorted(os.listdir(tmp_path)) == ["file", "folder", "loop"]
