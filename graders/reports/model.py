"""The `grade` of a report: what was graded, check by check, and what it came to."""

from __future__ import annotations

import platform
import sys
from collections.abc import Iterable, Mapping
from datetime import UTC, datetime
from typing import Annotated, Any, Literal, get_args

import msgspec
from msgspec import Meta

from graders import __version__
from graders.catalog import Check, Exercise, Kind, Name
from graders.reports.plain import plain
from graders.verdicts import CheckStatus
from graders.versions import is_newer_than_tested

ExerciseStatus = Literal[
    "grader_failed",
    "missing",
    "timeout",
    "error",
    "not_replayed",
    "failed",
    "not_started",
    "passed",
]
Points = Annotated[int, Meta(ge=0)]
SHA256 = Annotated[str, Meta(pattern=r"^[0-9a-f]{64}$")]
Time = Annotated[
    str,
    Meta(
        pattern=r"^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$",
        extra_json_schema={"format": "date-time"},
    ),
]

MAX_OUTPUT = 10_000
"""Characters of a student's output that a report keeps."""

WORST_FIRST: tuple[ExerciseStatus, ...] = get_args(ExerciseStatus)


class Record(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An immutable part of the report; every field is always written."""


class CheckGrade(Record, frozen=True, kw_only=True):
    """What one check came to.

    `test` is the pytest node that ran it, "" if none did. `expected`, `actual` and `input`
    are plain data, None where there is nothing to quote. `replayed` tells whether the verdict
    was worked out from the traced program (True) or rests on real runs (False); None where
    there was nothing to work out.
    """

    name: Name
    kind: Kind
    status: CheckStatus
    points: Points
    max_points: Points
    test: str
    message: str
    expected: Any
    actual: Any
    input: Any
    hint: str
    replayed: bool | None


class ExerciseGrade(Record, frozen=True, kw_only=True):
    """What one exercise came to; `sha256` is of the file's bytes, None if they were not read."""

    status: ExerciseStatus
    points: Points
    max_points: Points
    file: str
    sha256: SHA256 | None
    output: Annotated[str, Meta(max_length=MAX_OUTPUT)]
    flags: tuple[str, ...]
    checks: tuple[CheckGrade, ...]


class Grade(Record, frozen=True, kw_only=True):
    """What a submission came to, and with what it was graded.

    `sandbox` names what held the student's code; `partial` means that the run was interrupted;
    `jax_tested` is false for a JAX that is newer than those the package was tested with.
    """

    schema: Literal[1]
    package: str
    python: str
    jax: str
    jax_tested: bool
    platform: str
    seed: int
    graded_at: Time
    sandbox: str
    partial: bool
    points: Points
    max_points: Points
    exercises: dict[Name, ExerciseGrade]


def check_grade(
    check: Check,
    status: CheckStatus,
    message: str = "",
    *,
    test: str = "",
    expected: Any = None,
    actual: Any = None,
    input: Any = None,
    hint: str | None = None,
    replayed: bool | None = None,
) -> CheckGrade:
    """The grade of a check of the catalog: all of its points if it passed, or else none.

    `expected`, `actual` and `input` may hold arrays and any float. `hint` takes the place of
    the catalog's; a check that passed has none.
    """
    passed = status == "passed"
    return CheckGrade(
        name=check.name,
        kind=check.kind,
        status=status,
        points=check.points if passed else 0,
        max_points=check.points,
        test=test,
        message=message,
        expected=plain(expected),
        actual=plain(actual),
        input=plain(input),
        hint="" if passed else check.hint if hint is None else hint,
        replayed=replayed,
    )


def exercise_grade(
    exercise: Exercise,
    checks: Iterable[CheckGrade],
    *,
    without: tuple[CheckStatus, str] = ("grader_failed", "The grader ended before this check."),
    loading: ExerciseStatus = "passed",
    file: str = "",
    sha256: str | None = None,
    output: str = "",
    flags: Iterable[str] = (),
) -> ExerciseGrade:
    """The grade of an exercise, with every check that the catalog has, in its order.

    A check that is not among `checks` gets the status and message of `without`. `loading`
    tells what became of the file itself: "missing", or "error" or "timeout" if it cannot be
    loaded; `file` is its name where that is not the exercise's own.
    """
    known = {check.name: check for check in checks}
    status, message = without
    graded = tuple(
        known.get(check.name) or check_grade(check, status, message, hint="")
        for check in exercise.checks
    )
    return ExerciseGrade(
        status=worst(loading, exercise_status(graded)),
        points=sum(check.points for check in graded),
        max_points=sum(check.max_points for check in graded),
        file=file or exercise.file,
        sha256=sha256,
        output=output[:MAX_OUTPUT],
        flags=tuple(flags),
        checks=graded,
    )


def grade(
    exercises: Mapping[str, ExerciseGrade],
    *,
    jax: str,
    seed: int,
    sandbox: str = "none",
    partial: bool = False,
    graded_at: datetime | None = None,
) -> Grade:
    """The grade of a submission, its exercises in the order given; `graded_at` is now if None."""
    time = (graded_at or datetime.now(UTC)).astimezone(UTC)
    return Grade(
        schema=1,
        package=__version__,
        python=platform.python_version(),
        jax=jax,
        jax_tested=not is_newer_than_tested(jax),
        platform=sys.platform,
        seed=seed,
        graded_at=time.strftime("%Y-%m-%dT%H:%M:%SZ"),
        sandbox=sandbox,
        partial=partial,
        points=sum(exercise.points for exercise in exercises.values()),
        max_points=sum(exercise.max_points for exercise in exercises.values()),
        exercises=dict(exercises),
    )


class _Report(msgspec.Struct):
    """The part of a report that is ours."""

    grade: Grade


def grade_in(report: bytes) -> Grade:
    """The grade in a report, as JSON; raises one of UNDECODABLE if there is none."""
    return msgspec.json.decode(report, type=_Report).grade


def exercise_status(checks: Iterable[CheckGrade]) -> ExerciseStatus:
    """The worst status among the checks; one that was skipped still has to be done."""
    return worst(
        *("not_started" if check.status == "skipped" else check.status for check in checks)
    )


def worst(*statuses: ExerciseStatus) -> ExerciseStatus:
    """The worst of the statuses, "passed" if there are none."""
    return min(statuses, key=WORST_FIRST.index, default="passed")


def exit_status(grade: Grade) -> Literal[0, 1, 3]:
    """0 if everything graded is right, 1 if something is not, 3 if the grader itself failed."""
    statuses = {exercise.status for exercise in grade.exercises.values()}
    if "grader_failed" in statuses:
        return 3
    return 0 if statuses == {"passed"} and not grade.partial else 1
