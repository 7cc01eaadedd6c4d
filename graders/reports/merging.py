"""One report of several runs: what was graded again takes the place of what it came to before."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

import msgspec

from graders.catalog import Catalog
from graders.reports import model
from graders.reports.model import Grade


def merged_grade(before: Grade, now: Grade, catalog: Catalog) -> Grade:
    """The grade of all exercises of both, as they are now, in the lesson's order."""
    graded = {**before.exercises, **now.exercises}
    ordered = {e.name: graded[e.name] for e in catalog.exercises if e.name in graded}
    jax = now.jax or before.jax
    return model.grade(ordered, jax=jax, seed=now.seed, sandbox=now.sandbox, partial=now.partial)


def merged_report(
    before: Mapping[str, Any], now: Mapping[str, Any], grade: Grade
) -> dict[str, Any]:
    """The report of both runs' tests, with that grade; times are those of the last run."""
    tests = _merged(before, now, "tests")
    outcomes = Counter(test["outcome"] for test in tests)
    failed = any(outcome not in ("passed", "skipped") for outcome in outcomes)
    return {
        **now,
        "exitcode": int(failed),
        "summary": {**outcomes, "total": len(tests), "collected": len(tests)},
        "collectors": _collectors(before, now),
        "tests": tests,
        "grade": msgspec.to_builtins(grade),
    }


def _collectors(before: Mapping[str, Any], now: Mapping[str, Any]) -> list[dict[str, Any]]:
    entries = _merged(before, now, "collectors")
    graders = [{"nodeid": e["nodeid"], "type": "Module"} for e in entries if e["nodeid"]]
    return [e if e["nodeid"] else {**e, "result": graders} for e in entries]


def _merged(before: Mapping[str, Any], now: Mapping[str, Any], part: str) -> list[dict[str, Any]]:
    """The entries of both, those of a grader that ran again from the last run only."""
    renewed = {_grader(entry) for entry in now.get(part, ())}
    kept = [entry for entry in before.get(part, ()) if _grader(entry) not in renewed]
    return [*now.get(part, ()), *kept]


def _grader(entry: Mapping[str, Any]) -> str:
    """The file of the grader that a test or collector belongs to, "" for the root of all."""
    return str(entry["nodeid"]).partition("::")[0]
