"""Small programs written out by hand, for tests of the replay."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from graders.programs.replay import replay
from graders.programs.types import (
    Array,
    ArrayType,
    Atom,
    Constant,
    Equation,
    Literal,
    Program,
    Variable,
)


def type_of(short: str) -> ArrayType:
    """The type that "float32[2,3]" names."""
    dtype, _, lengths = short.rstrip("]").partition("[")
    return ArrayType(dtype, tuple(int(length) for length in lengths.split(",") if length))


def var(index: int, short: str) -> Variable:
    return Variable(index, type_of(short))


def literal(value: Any, dtype: str = "float32") -> Literal:
    return Literal(Array.of(np.asarray(value, dtype)))


def constant(variable: Variable, value: Any) -> Constant:
    return Constant(variable, Array.of(np.asarray(value, variable.type.dtype)))


def program(inputs: Sequence[Variable], equations: Sequence[Equation], *outputs: Atom) -> Program:
    return Program(tuple(inputs), (), tuple(equations), outputs)


def equation(
    primitive: str,
    operands: Sequence[Atom],
    results: Sequence[Variable],
    bodies: dict[str, tuple[Program, ...]] | None = None,
    **parameters: Any,
) -> Equation:
    return Equation(primitive, tuple(operands), tuple(results), parameters, bodies or {})


def operate(
    primitive: str, operands: Sequence[tuple[Any, str]], *results: str, **parameters: Any
) -> Any:
    """What one primitive makes of values of those types: one result, or a tuple of them."""
    inputs = [var(k, short) for k, (_, short) in enumerate(operands)]
    outputs = [var(len(inputs) + k, short) for k, short in enumerate(results)]
    whole = program(inputs, [equation(primitive, inputs, outputs, **parameters)], *outputs)
    values = replay(whole, [value for value, _ in operands])
    return values[0] if len(values) == 1 else values
