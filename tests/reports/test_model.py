"""Statuses and points: what a check, an exercise and a submission come to."""

from __future__ import annotations

from datetime import datetime, timedelta, timezone
from itertools import pairwise

import numpy as np
import pytest

from graders.reports.model import (
    MAX_OUTPUT,
    WORST_FIRST,
    check_grade,
    exercise_grade,
    exit_status,
    grade,
    worst,
)

OK = ("passed", "")


def test_statuses_are_ordered_from_the_worst_to_the_best():
    named = [status for status in WORST_FIRST if status != "missing"]
    assert named == [
        "grader_failed",
        "timeout",
        "error",
        "not_replayed",
        "failed",
        "not_started",
        "passed",
    ]


@pytest.mark.parametrize("worse, better", list(pairwise(WORST_FIRST)))
def test_the_worse_of_two_statuses_counts_in_either_order(worse, better):
    assert worst(worse, better) == worst(better, worse) == worse


@pytest.mark.parametrize(
    "status", ["grader_failed", "timeout", "error", "not_replayed", "failed", "not_started"]
)
def test_an_exercise_has_the_status_of_its_worst_check(graded, status):
    assert graded("first", OK, (status, "so"), OK).status == status


def test_an_exercise_with_a_skipped_check_has_not_passed(graded):
    assert graded("second", OK, ("skipped", "interrupted")).status == "not_started"


def test_what_a_check_builds_on_decides_when_it_is_skipped(graded):
    assert graded("second", ("failed", "no"), ("skipped", "needs value")).status == "failed"


def test_only_a_check_that_passed_earns_points_and_it_earns_all(first):
    check = first.checks[0]
    statuses = ("passed", *WORST_FIRST[:1], *WORST_FIRST[2:-1], "skipped")
    points = {status: check_grade(check, status).points for status in statuses}
    assert points.pop("passed") == check.points == 2
    assert set(points.values()) == {0}


def test_points_add_up_over_checks_and_exercises(graded, whole):
    half = graded("first", OK, ("failed", "no"), OK)
    assert (half.points, half.max_points) == (4, 6)
    both = whole(first=half, second=graded("second", OK, OK))
    assert (both.points, both.max_points) == (8, 10)


def test_every_check_of_the_catalog_is_there_in_its_order_whatever_came_in(first):
    late = check_grade(first.checks[2], "passed")
    early = check_grade(first.checks[0], "passed")
    result = exercise_grade(first, [late, early])
    assert [check.name for check in result.checks] == [check.name for check in first.checks]
    assert [check.status for check in result.checks] == ["passed", "grader_failed", "passed"]
    assert result.max_points == first.points


def test_a_file_that_cannot_be_loaded_is_an_error_though_its_checks_are_skipped(first):
    result = exercise_grade(first, (), without=("skipped", "no such syntax"), loading="error")
    assert result.status == "error"
    assert {(check.status, check.message) for check in result.checks} == {
        ("skipped", "no such syntax")
    }


def test_a_hint_is_the_catalogs_unless_the_mistake_is_known_and_goes_once_it_passes(first):
    check = first.checks[0]
    assert check_grade(check, "failed").hint == check.hint
    assert check_grade(check, "failed", hint="Use & here.").hint == "Use & here."
    assert check_grade(check, "passed").hint == ""


def test_quoted_values_are_plain_data(first):
    quoted = check_grade(
        first.checks[0],
        "failed",
        expected=np.float32(0.1),
        actual=float("nan"),
        input=(np.array([0.1, np.inf], np.float32),),
    )
    assert (quoted.expected, quoted.actual, quoted.input) == (0.1, "NaN", [[0.1, "Infinity"]])


def test_output_is_cut(graded):
    assert len(graded("second", OK, OK, output="x" * 1_000_000).output) == MAX_OUTPUT


def test_the_time_is_in_utc_to_the_second():
    noon = datetime(2026, 11, 29, 12, 0, 1, 99, tzinfo=timezone(timedelta(hours=2)))
    assert grade({}, jax="", seed=0, graded_at=noon).graded_at == "2026-11-29T10:00:01Z"


def test_exit_status_tells_right_from_wrong_from_a_failing_grader(graded, whole):
    right = graded("second", OK, OK)
    wrong = graded("first", OK, ("failed", "no"), OK)
    broken = graded("first", OK, ("grader_failed", "no"), OK)
    assert exit_status(whole(second=right)) == 0
    assert exit_status(whole(second=right, first=wrong)) == 1
    assert exit_status(whole(second=right, first=broken)) == 3
    assert exit_status(whole(True, second=right)) == 1
