"""One report of several runs."""

from __future__ import annotations

import itertools

import jsonschema
import msgspec
import pytest

from graders.reports.merging import merged_grade, merged_report
from graders.reports.schema import report_schema
from graders.reports.strict import strict_report


def run(grade, *outcomes: tuple[str, str]) -> dict:
    """What pytest-json-report writes of a run of these tests."""
    graders = list(dict.fromkeys(nodeid.partition("::")[0] for nodeid, _ in outcomes))
    modules = [{"nodeid": grader, "type": "Module"} for grader in graders]
    return {
        "created": 1.0,
        "duration": 0.1,
        "exitcode": 0,
        "root": ".",
        "environment": {},
        "summary": {},
        "collectors": [
            {"nodeid": "", "outcome": "passed", "result": modules},
            *({"nodeid": grader, "outcome": "passed", "result": []} for grader in graders),
        ],
        "tests": [
            {"nodeid": nodeid, "lineno": 1, "outcome": outcome, "keywords": []}
            for nodeid, outcome in outcomes
        ],
        "grade": grade,
    }


@pytest.fixture
def before(graded, whole):
    return whole(
        first=graded("first", ("passed", ""), ("passed", ""), ("failed", "no")),
        second=graded("second", ("failed", "no"), ("failed", "no")),
    )


@pytest.fixture
def now(graded, whole):
    return whole(second=graded("second", ("passed", ""), ("passed", "")))


def test_what_was_graded_again_counts_as_it_is_now(before, now, catalog):
    whole = merged_grade(before, now, catalog)
    assert list(whole.exercises) == ["first", "second"]
    assert whole.exercises["first"] == before.exercises["first"]
    assert whole.exercises["second"] == now.exercises["second"]
    assert (whole.points, whole.max_points) == (4 + 4, 6 + 4)


def test_an_exercise_graded_for_the_first_time_takes_its_place_in_the_lesson(
    before, graded, whole, catalog
):
    third = whole(third=graded("third", ("passed", "")))
    assert list(merged_grade(third, before, catalog).exercises) == ["first", "second", "third"]


def test_the_report_has_every_test_once_and_counts_them_anew(before, now, catalog):
    earlier = run(None, ("g/test_first.py::a", "failed"), ("g/test_second.py::b", "failed"))
    later = run(None, ("g/test_second.py::b", "passed"))
    report = merged_report(earlier, later, merged_grade(before, now, catalog))
    assert {test["nodeid"]: test["outcome"] for test in report["tests"]} == {
        "g/test_first.py::a": "failed",
        "g/test_second.py::b": "passed",
    }
    assert report["summary"] == {"passed": 1, "failed": 1, "total": 2, "collected": 2}
    assert report["exitcode"] == 1
    assert report["grade"]["points"] == 8
    jsonschema.validate(strict_report(report), report_schema(), jsonschema.Draft202012Validator)


def test_it_is_the_report_of_one_run_whatever_was_graded_again(graded, whole, catalog):
    tests = {
        "first": [("g/test_first.py::b", "passed"), ("g/test_first.py::a", "passed")],
        "second": [("g/test_second.py::a", "failed")],
        "third": [("g/test_third.py::a", "passed")],
    }
    exercises = {
        "first": graded("first", *[("passed", "")] * 3),
        "second": graded("second", *[("failed", "no")] * 2),
        "third": graded("third", ("passed", "")),
    }

    def run_of(*names: str) -> dict:
        grade = whole(**{name: exercises[name] for name in names})
        return run(msgspec.to_builtins(grade), *(test for name in names for test in tests[name]))

    at_once = run_of(*tests)
    at_once |= {"exitcode": 1, "summary": {"passed": 3, "failed": 1, "total": 4, "collected": 4}}
    grade = whole(**exercises)
    for again in itertools.combinations(tests, 2):
        merged = merged_report(at_once, run_of(*again), grade)
        assert merged == at_once and list(merged["summary"]) == list(at_once["summary"])


def test_a_missing_file_is_no_success(graded, whole, missing, catalog):
    passed = whole(second=graded("second", ("passed", ""), ("passed", "")))
    grade = merged_grade(whole(first=missing), passed, catalog)
    earlier = run(None, ("g/test_first.py::a", "skipped"))
    later = run(None, ("g/test_second.py::b", "passed"))
    assert merged_report(earlier, later, grade)["exitcode"] == 1
