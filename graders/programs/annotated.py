"""A program read aloud, as frozen data: rows with names, types and the values there were.

A row stands for an input, a constant or an equation; what runs inside an equation, a loop's
body or a cond's branches, has rows of its own. `annotating` makes these.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Literal

import numpy as np

from graders.programs.types import ArrayType

Value = np.ndarray | None
"""None where a value could not be worked out."""

RowKind = Literal["input", "constant", "carry", "slice", "equation"]
BodyKind = Literal["branch", "condition", "step", "other"]


@dataclass(frozen=True, slots=True)
class Named:
    """A name, its type, and the value each time it was computed."""

    name: str
    type: ArrayType
    values: tuple[Value, ...]


@dataclass(frozen=True, slots=True)
class Row:
    """A line of the program; `used` tells whether an output depends on it.

    An equation's `operation` is its primitive with what shapes the result, such as
    "slice[0:1]". The operand of a carry is what it starts from, that of a slice what it is
    cut from.
    """

    kind: RowKind
    results: tuple[Named, ...]
    operation: str = ""
    operands: tuple[str, ...] = ()
    used: bool = True
    bodies: tuple[Body, ...] = ()


@dataclass(frozen=True, slots=True)
class Path:
    """A loop's carry, from its start through every step, in one run of the loop.

    `following` names what becomes of the carry in the next step.
    """

    carry: str
    following: str
    runs: tuple[tuple[np.ndarray, ...], ...]


@dataclass(frozen=True, slots=True)
class Body:
    """A program inside an equation.

    `runs` tells for each run of the equation how often this ran, None if that is not known.
    """

    kind: BodyKind
    title: str
    runs: tuple[int | None, ...]
    rows: tuple[Row, ...]
    outputs: tuple[str, ...]
    paths: tuple[Path, ...] = ()


def every_row(rows: Sequence[Row]) -> Iterator[Row]:
    """These rows and those of the bodies in them, outermost first."""
    for row in rows:
        yield row
        for body in row.bodies:
            yield from every_row(body.rows)


@dataclass(frozen=True, slots=True)
class Annotated:
    """A whole program: its rows, inputs and constants first, and the names it returns."""

    rows: tuple[Row, ...]
    outputs: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class ReadProgram:
    """A program, annotated once for each sample; `calls` are those that were written out."""

    samples: tuple[Annotated, ...]
    calls: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class NoProgram:
    """Why there is nothing to read, and where to look."""

    reason: str
    hint: str = ""


@dataclass(frozen=True, slots=True)
class ReadFunction:
    """A function, and what was found; `gradient` is None where there is no sense in one."""

    name: str
    parameters: tuple[str, ...]
    forward: ReadProgram | NoProgram
    gradient: ReadProgram | NoProgram | None
