"""The JSON Schema: it is the model's, it takes reports and refuses broken ones."""

from __future__ import annotations

import copy
import json

import jsonschema
import msgspec
import pytest

from graders.reports.model import Grade
from graders.reports.schema import SCHEMA, report_schema, schema_text
from graders.reports.strict import strict_report

VALIDATOR = jsonschema.Draft202012Validator(json.loads(SCHEMA.read_text(encoding="utf-8")))
OK = ("passed", "")


@pytest.fixture
def reports(graded, whole, missing):
    def report(**exercises):
        return strict_report(
            {
                "created": 1.5,
                "duration": 0.5,
                "exitcode": 1,
                "root": "/srv/lesson",
                "environment": {"Python": "3.12"},
                "summary": {"passed": 1, "total": 2, "collected": 2},
                "tests": [{"nodeid": "x::y", "outcome": "passed", "call": {"duration": 0.1}}],
                "grade": msgspec.to_builtins(whole(**exercises)),
            }
        )

    def with_statuses(value, structure):
        return graded("second", (value, "so"), (structure, "so"), sha256="ab" * 32, flags=["gc"])

    return {
        "right": report(second=with_statuses("passed", "passed")),
        "wrong": report(second=with_statuses("failed", "skipped")),
        "not started": report(second=with_statuses("not_started", "not_started")),
        "stopped": report(second=with_statuses("timeout", "error")),
        "our fault": report(second=with_statuses("grader_failed", "not_replayed")),
        "missing": report(first=missing),
        "nothing": report(),
    }


def test_the_schema_itself_is_valid():
    jsonschema.Draft202012Validator.check_schema(report_schema())


def test_the_schemas_file_is_what_the_model_gives():
    again = "python -m graders.reports.schema writes it anew"
    assert SCHEMA.read_text(encoding="utf-8") == schema_text(), again


def test_reports_of_every_kind_are_valid(reports):
    for name, report in reports.items():
        assert [error.message for error in VALIDATOR.iter_errors(report)] == [], name


def test_a_grade_reads_back_as_it_was_written(reports):
    for report in reports.values():
        grade = msgspec.convert(report["grade"], Grade)
        assert json.loads(msgspec.json.encode(grade)) == report["grade"]


@pytest.mark.parametrize("key", ["created", "duration", "exitcode", "root", "summary", "grade"])
def test_a_report_without_one_of_its_keys_is_refused(reports, key):
    del reports["right"][key]
    assert not VALIDATOR.is_valid(reports["right"])


def places(report):
    exercise = report["grade"]["exercises"]["second"]
    return {"grade": report["grade"], "exercise": exercise, "check": exercise["checks"][0]}


@pytest.mark.parametrize("place", ["grade", "exercise", "check"])
def test_a_grade_that_lacks_a_field_or_has_one_too_many_is_refused(reports, place):
    report = reports["right"]
    for field in places(report)[place]:
        broken = copy.deepcopy(report)
        del places(broken)[place][field]
        assert not VALIDATOR.is_valid(broken), f"{place}.{field} is missing"
    places(report)[place]["more"] = 1
    assert not VALIDATOR.is_valid(report)


@pytest.mark.parametrize(
    "place, field, value",
    [
        ("grade", "schema", 2),
        ("grade", "points", -1),
        ("grade", "points", 1.5),
        ("grade", "seed", None),
        ("grade", "graded_at", "yesterday"),
        ("grade", "graded_at", "2026-11-29T12:00:00"),
        ("grade", "partial", "no"),
        ("grade", "exercises", []),
        ("grade", "exercises", {"../x": {}}),
        ("exercise", "status", "skipped"),
        ("exercise", "sha256", "AB" * 32),
        ("exercise", "sha256", "ab"),
        ("exercise", "output", "x" * 10_001),
        ("exercise", "flags", "gc"),
        ("check", "status", "missing"),
        ("check", "status", "wrong"),
        ("check", "kind", "speed"),
        ("check", "max_points", "2"),
        ("check", "replayed", "yes"),
        ("check", "message", None),
    ],
)
def test_a_field_of_the_wrong_kind_is_refused(reports, place, field, value):
    places(reports["right"])[place][field] = value
    assert not VALIDATOR.is_valid(reports["right"])


def test_points_for_a_check_that_did_not_pass_are_refused(reports):
    places(reports["wrong"])["check"]["points"] = 1
    assert not VALIDATOR.is_valid(reports["wrong"])


def test_an_absolute_root_is_refused(reports):
    reports["right"]["root"] = "/srv/lesson"
    assert not VALIDATOR.is_valid(reports["right"])
