"""What can be counted and read off an annotated program."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import numpy as np

from graders.programs.annotated import (
    Annotated,
    Body,
    Named,
    NoProgram,
    Path,
    ReadProgram,
    Row,
    Value,
)


def equations(program: Annotated) -> tuple[Row, ...]:
    """The equations outside of any body."""
    return tuple(row for row in program.rows if row.kind == "equation")


def inner_equations(rows: Sequence[Row]) -> Iterator[Row]:
    """The equations in bodies, at any depth."""
    for body in bodies(rows):
        yield from (row for row in body.rows if row.kind == "equation")


def bodies(rows: Sequence[Row]) -> Iterator[Body]:
    """All bodies, at any depth."""
    for row in rows:
        for body in row.bodies:
            yield body
            yield from bodies(body.rows)


def loops(program: Annotated) -> tuple[Row, ...]:
    """The equations outside that are loops."""
    return tuple(
        row for row in equations(program) if any(body.kind == "step" for body in row.bodies)
    )


def executed(rows: Sequence[Row], times: int = 1) -> int | None:
    """How many equations a run works out, loops and branches included; None if not known."""
    total = 0
    for row in rows:
        # An equation with bodies stands for them: its work is theirs.
        total += times if row.kind == "equation" and not row.bodies else 0
        for body in row.bodies:
            if None in body.runs:
                return None
            inside = executed(body.rows, sum(run or 0 for run in body.runs))
            if inside is None:
                return None
            total += inside
    return total


def paths(program: Annotated) -> Iterator[Path]:
    """The carries of all loops."""
    for body in bodies(program.rows):
        yield from body.paths


def results(program: Annotated) -> tuple[Named, ...]:
    """What the rows outside of bodies bind, in order."""
    return tuple(named for row in program.rows for named in row.results)


def returned(program: Annotated) -> tuple[Value, ...]:
    """The values of the outputs, None for each that is not known."""
    known = {named.name: named.values[0] for named in results(program) if named.values}
    return tuple(known[name] if name in known else number(name) for name in program.outputs)


def samples(found: ReadProgram | NoProgram | None) -> tuple[Annotated, ...]:
    """The program at each sample; none if there is no program."""
    return found.samples if isinstance(found, ReadProgram) else ()


def number(text: str) -> Value:
    """A literal's value; None for a name."""
    try:
        return np.asarray(float(text))
    except ValueError:
        return None
