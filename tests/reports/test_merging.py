"""One report of several runs."""

from __future__ import annotations

import jsonschema
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


def test_the_collectors_stay_together(before, now, catalog):
    earlier = run(None, ("g/test_first.py::a", "failed"), ("g/test_second.py::b", "failed"))
    later = run(None, ("g/test_second.py::b", "passed"))
    root, *graders = merged_report(earlier, later, merged_grade(before, now, catalog))["collectors"]
    assert {each["nodeid"] for each in graders} == {"g/test_first.py", "g/test_second.py"}
    assert {each["nodeid"] for each in root["result"]} == {"g/test_first.py", "g/test_second.py"}
