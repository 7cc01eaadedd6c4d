"""One report of several runs: what was graded again takes the place of what it came to before."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from pathlib import PurePosixPath
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
    """The report that one run of both runs' graders would have written, with that grade.

    Times are those of the last run.
    """
    order = {name: place for place, name in enumerate(("", *grade.exercises))}
    tests = _merged(before, now, "tests", order)
    outcomes = Counter(test["outcome"] for test in tests)
    return {
        **now,
        "exitcode": int(model.exit_status(grade) != 0),
        "summary": {**outcomes, "total": len(tests), "collected": len(tests)},
        "collectors": _with_graders(_merged(before, now, "collectors", order)),
        "tests": tests,
        "grade": msgspec.to_builtins(grade),
    }


def _merged(
    before: Mapping[str, Any], now: Mapping[str, Any], part: str, order: Mapping[str, int]
) -> list[dict[str, Any]]:
    """The entries of both in that order, those of a grader that ran again from the last run."""
    renewed = {_exercise(entry) for entry in now.get(part, ())}
    kept = [entry for entry in before.get(part, ()) if _exercise(entry) not in renewed]
    return sorted([*kept, *now.get(part, ())], key=lambda entry: order[_exercise(entry)])


def _with_graders(collectors: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """The collectors, all graders in the result of the one that is the root of them."""
    graders = [{"nodeid": e["nodeid"], "type": "Module"} for e in collectors if e["nodeid"]]
    return [e if e["nodeid"] else {**e, "result": graders} for e in collectors]


def _exercise(entry: Mapping[str, Any]) -> str:
    """The exercise whose grader a test or collector belongs to, "" for the root of all."""
    file = str(entry["nodeid"]).partition("::")[0]
    return PurePosixPath(file).stem.removeprefix("test_")
