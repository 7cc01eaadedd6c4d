"""`--compare`: whose points changed between two folders, and why."""

from __future__ import annotations

import json
from pathlib import Path

import msgspec
import pytest

from graders.catalog import load_catalog
from graders.collecting.comparing import changes
from graders.collecting.keeping import NotKept
from graders.reports.model import ExerciseGrade, check_grade, exercise_grade, grade

CATALOG = load_catalog()


def graded(name: str, *statuses: str) -> ExerciseGrade:
    exercise = CATALOG.exercise(name)
    return exercise_grade(
        exercise,
        [
            check_grade(check, status, f"{check.name} is {status}\nsecond line")
            for check, status in zip(exercise.checks, statuses, strict=False)
        ],
    )


def a_class(folder: Path, run: object = None, /, **students: list[ExerciseGrade]) -> Path:
    for name, exercises in students.items():
        exercises_by_name = {each.file.removesuffix(".py"): each for each in exercises}
        report = {"grade": msgspec.to_builtins(grade(exercises_by_name, jax="0.12.0", seed=7))}
        path = folder / "students" / name / "report.json"
        path.parent.mkdir(parents=True)
        path.write_text(json.dumps(report))
    if run is not None:
        (folder / "collect.json").write_text(json.dumps(run))
    return folder


PASSED = ["passed"] * 4


def test_a_changed_check_says_how_and_why(tmp_path: Path) -> None:
    before = a_class(tmp_path / "a", Ada=[graded("offset_two", *PASSED)], Bo=[])
    now = a_class(tmp_path / "b", Ada=[graded("offset_two", "failed", *PASSED[1:])], Bo=[])
    assert list(changes(before, now)) == [
        "Ada: 4 -> 3 points",
        "  offset_two value: passed -> failed: value is failed",
    ]
    assert list(changes(before, before)) == []


def test_exercises_and_students_that_come_and_go_are_told(tmp_path: Path) -> None:
    two, scan = graded("offset_two", *PASSED), graded("scan_recurrence", *PASSED)
    before = a_class(tmp_path / "a", Ada=[two, scan], Bo=[two], Di=[two])
    now = a_class(tmp_path / "b", Ada=[two], Cy=[two], Di=[two, scan])
    assert list(changes(before, now)) == [
        f"Ada: {4 + scan.points} -> 4 points",
        f"  scan_recurrence: is not graded any more, had {scan.points} points",
        "Bo: is not there any more, had 4 points",
        "Cy: 4 points, was not there",
        f"Di: 4 -> {4 + scan.points} points",
        f"  scan_recurrence: {scan.points} points, was not graded",
    ]


def test_points_by_hand_count(tmp_path: Path) -> None:
    work = [graded("offset_two", "failed", "failed", "failed", "failed")]
    before = a_class(tmp_path / "a", {"seed": 7, "by_hand": {}}, Ada=work, Bo=work)
    by_hand = {"Ada": {"offset_two": 3}}
    now = a_class(tmp_path / "b", {"seed": 7, "by_hand": by_hand}, Ada=work, Bo=work)
    assert list(changes(before, now)) == [
        "Ada: 0 -> 3 points",
        "  offset_two: 0 -> 3 points, by hand",
    ]
    assert list(changes(now, before))[1] == "  offset_two: 3 -> 0 points, by the grader"


def test_other_points_for_the_same_verdict_are_told(tmp_path: Path) -> None:
    double = graded("offset_two", *PASSED)
    value = msgspec.structs.replace(double.checks[0], points=2, max_points=2)
    double = msgspec.structs.replace(double, points=5, checks=(value, *double.checks[1:]))
    before = a_class(tmp_path / "a", Ada=[graded("offset_two", *PASSED)])
    now = a_class(tmp_path / "b", Ada=[double])
    assert list(changes(before, now)) == ["Ada: 4 -> 5 points", "  offset_two value: 1 -> 2 points"]


def test_a_report_of_an_older_run_does_not_count_where_this_one_failed(tmp_path: Path) -> None:
    work = [graded("offset_two", *PASSED)]
    before = a_class(tmp_path / "a", Ada=work, Bo=work)
    now = a_class(tmp_path / "b", {"not_graded": {"Ada": "no memory"}}, Ada=work, Bo=work)
    assert list(changes(before, now)) == ["Ada: could not be graded (no memory), had 4 points"]


def test_a_report_of_who_is_not_in_the_run_any_more_does_not_count(tmp_path: Path) -> None:
    work = [graded("offset_two", "failed", "failed", "failed", "failed")]
    run = {"folders": ["Ada", "Bo"], "by_hand": {"Bo": {"offset_two": 4}}}
    before = a_class(tmp_path / "a", run, Ada=work, Bo=work)
    now = a_class(tmp_path / "b", {"folders": ["Ada"]}, Ada=work, Bo=work)
    assert list(changes(before, now)) == ["Bo: is not there any more, had 4 points"]
    assert list(changes(now, before)) == ["Bo: 4 points, was not there"]


def test_a_report_that_cannot_be_read_is_one_sentence(tmp_path: Path) -> None:
    now = a_class(tmp_path / "now", Ada=[graded("offset_two", *PASSED)])
    (now / "students" / "Bo" / "report.json").mkdir(parents=True)
    with pytest.raises(NotKept, match=r"Bo.report\.json cannot be read: [^.]*\.$"):
        list(changes(now, now))
