"""What a test has come to: the verdict that ended it, and the grade of its check."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from graders.catalog import Check
from graders.programs.replay import Contradiction, NotReplayable
from graders.reports.model import CheckGrade, check_grade
from graders.verdicts import GraderFailed, NotReplayed, Passed, Skipped, Verdict, Wrong
from graders.workers.handle import WorkersFailed

_NO_HINT = ""
"""The catalog's hints speak of wrong results; anything else says itself where to look."""


def verdict_of(raised: BaseException, *, untrusted: bool) -> Verdict:
    """What an exception out of a test means; one that nobody foresaw is the grader's failure."""
    if isinstance(raised, Verdict):
        return raised
    if isinstance(raised, NotReplayable):
        return NotReplayed(f"the traced program holds {raised}")
    if isinstance(raised, Contradiction) and untrusted:
        return NotReplayed(f"the traced program cannot be worked through: {raised}")
    if isinstance(raised, WorkersFailed):
        return GraderFailed(f"no process for the student's file can be had: {raised}")
    return GraderFailed(f"the grader raised {type(raised).__name__}: {raised}")


def in_view_of(earlier: Mapping[str, CheckGrade], check: Check, verdict: Verdict) -> Verdict:
    """The verdict, which asks no question of its own where the check that it follows is wrong.

    A hint that knows the very mistake stays.
    """
    followed = earlier.get(check.follows)
    if not isinstance(verdict, Wrong) or verdict.hint is not None:
        return verdict
    if followed is None or followed.status != "failed":
        return verdict
    return Wrong(
        f"{verdict.message}\n"
        f"This may follow from the {followed.kind}, which is wrong too: mend that first.",
        expected=verdict.expected,
        actual=verdict.actual,
        input=verdict.input,
        hint=_NO_HINT,
    )


def grade_of(check: Check, verdict: Verdict | None, item: pytest.Item) -> CheckGrade:
    """The grade of the check that a test was; it passed if there is no verdict."""
    replayed = next((v for k, v in reversed(item.user_properties) if k == "replayed"), None)
    assert replayed is None or isinstance(replayed, bool)
    if verdict is None:
        return check_grade(check, "passed", test=item.nodeid, replayed=replayed)
    return check_grade(
        check,
        verdict.status,
        verdict.message,
        test=item.nodeid,
        expected=verdict.expected,
        actual=verdict.actual,
        input=verdict.input,
        hint=_NO_HINT if verdict.hint is None and not isinstance(verdict, Wrong) else verdict.hint,
        replayed=replayed,
    )


def say(verdict: Verdict, report: pytest.TestReport) -> None:
    """Let pytest show the message alone, without a traceback of ours."""
    if isinstance(verdict, Passed):
        report.outcome, report.longrepr = "passed", None
    elif isinstance(verdict, Skipped):
        report.outcome = "skipped"
        path, line, _ = report.location
        report.longrepr = (path, line or 0, verdict.message)
    else:
        report.outcome = "failed"
        report.longrepr = verdict.message
