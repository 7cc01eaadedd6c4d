"""What is said of a program's rows, on a console and on paper alike."""

from __future__ import annotations

from collections.abc import Sequence

from graders import wording
from graders.programs.annotated import Body, Row, Value
from graders.reports.text import printable

UNKNOWN = "?"
"""Stands for a value that the grader cannot work out by hand."""


def said_of(row: Row) -> str:
    """What a row says after its result's type."""
    operands = [printable(operand) for operand in row.operands]
    match row.kind:
        case "input":
            return "input"
        case "constant":
            said = "captured constant"
        case "carry":
            return f"carry, starts as {operands[0]}"
        case "slice":
            return f"one of {operands[0]}"
        case _:
            said = " ".join(["=", printable(row.operation), *operands])
    return said if row.used else f"{said}  (unused)"


def values_in(runs: Sequence[Value]) -> str:
    """A value, each time it was computed."""
    return ", ".join(UNKNOWN if value is None else wording.array(value) for value in runs)


def times_run(body: Body) -> str:
    """How often a body ran, in each run of what is around it."""
    if not body.runs:
        return ""
    if None in body.runs:
        return UNKNOWN
    counts = [count for count in body.runs if count is not None]
    if body.kind == "branch":
        if len(counts) == 1:
            return "taken" if counts[0] else "not taken"
        return f"taken {sum(counts)} of {len(counts)} times"
    if len(set(counts)) == 1:
        return _times(counts[0]) if len(counts) == 1 else f"{_times(counts[0])} each"
    return f"{', '.join(map(str, counts))} times"


def _times(count: int) -> str:
    return "once" if count == 1 else f"{count:,} times"


def returned(outputs: Sequence[str], by: Sequence[str]) -> str:
    """What a program returns; a gradient is `by` these inputs."""
    derivatives = [f"{output} (by {name})" for output, name in zip(outputs, by, strict=False)]
    return listed(derivatives or outputs)


def listed(names: Sequence[str]) -> str:
    """Names, fit for a console."""
    return ", ".join(map(printable, names))
