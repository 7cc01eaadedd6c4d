"""What a program has captured, and whether its outputs depend on what is in it.

It is looked for at any depth of an inlined program; two constants are the same one if type and
elements are the same.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
import numpy as np

from graders.programs.replay import replay
from graders.programs.types import Array, Constant, Program, all_constants


def captured(program: Program) -> tuple[Array, ...]:
    """The value of every constant, once, in order of appearance."""
    return tuple(dict.fromkeys(constant.value for constant in all_constants(program)))


def captured_arrays(program: Program) -> tuple[Array, ...]:
    """Those with at least one axis: a single number is no array here."""
    return tuple(value for value in captured(program) if value.type.shape)


def matters(array: Array, program: Program, samples: Sequence[Sequence[np.ndarray]]) -> bool:
    """Whether, had the captured array other elements, an output would differ for some sample.

    A difference that float32's rounding may hide is none, and an array of a dtype that the replay
    does not know is taken to matter.
    """
    try:
        others = [_replaced(program, array, other) for other in _others(array)]
    except ValueError:
        return True
    return any(
        not _same(replay(program, inputs), replay(other, inputs), inputs)
        for other in others
        for inputs in samples
    )


def _others(array: Array) -> tuple[Array, Array]:
    """Two arrays of the same type with other elements; ValueError if it has no such dtype."""
    value = array.numpy()
    counting = np.arange(1, value.size + 1).reshape(value.shape)
    if value.dtype == bool:
        return Array.of(~value), Array.of(value ^ (counting % 2 == 0))
    size = max(1.0, float(np.max(abs(value), initial=0.0))) if value.dtype.kind == "f" else 1
    return (
        Array.of((value + size * counting).astype(value.dtype)),
        Array.of((value - size * counting).astype(value.dtype)),
    )


def _replaced(program: Program, old: Array, new: Array) -> Program:
    """The program with another array in place of a captured one, at any depth."""
    constants = tuple(
        Constant(constant.variable, new if constant.value == old else constant.value)
        for constant in program.constants
    )
    equations = tuple(
        msgspec.structs.replace(
            equation,
            bodies={
                name: tuple(_replaced(body, old, new) for body in bodies)
                for name, bodies in equation.bodies.items()
            },
        )
        for equation in program.equations
    )
    return msgspec.structs.replace(program, constants=constants, equations=equations)


_ROUNDING = 64 * float(np.finfo(np.float32).eps)
"""float32 knows a sum of n numbers to n eps32 of the largest; the graders' have n up to 64."""


def _same(
    outputs: Sequence[np.ndarray], others: Sequence[np.ndarray], inputs: Sequence[np.ndarray]
) -> bool:
    """Whether the outputs differ by no more than rounding may, at 1 or as large as all of these."""
    tolerance = _ROUNDING * max(1.0, *map(_magnitude, (*inputs, *outputs)))
    return all(
        np.allclose(one, other, rtol=0.0, atol=tolerance, equal_nan=True)
        for one, other in zip(outputs, others, strict=True)
    )


def _magnitude(values: np.ndarray) -> float:
    """The largest finite one."""
    return float(np.max(abs(values[np.isfinite(values)]), initial=0))
