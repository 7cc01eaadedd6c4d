"""Rules about the programs that JAX traces."""

from __future__ import annotations

import itertools
from collections.abc import Sequence
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np

from tests.mutants.oracle import programs
from tests.mutants.oracle.inputs import VECTORS, samples
from tests.mutants.oracle.programs import Shapes
from tests.mutants.oracle.spying import moved_loops, turned_choices
from tests.mutants.oracle.values import Expected, close
from tests.mutants.oracle.verdicts import Different, Undecided


def captures(function: Any, shapes: Shapes, arrays: Sequence[tuple[int, ...]]) -> None:
    """The function's program captures arrays of those shapes, and no other."""
    found = programs.captured_shapes(programs.trace(function, shapes))
    if found != list(arrays):
        raise Different(f"captures {found}")


def steps_without_a_loop(function: Any) -> None:
    """Tracing leaves the four steps, one after another, and no loop."""
    closed = programs.trace(function, ((),))
    if any(e.primitive.name in ("scan", "while") for _, e in programs.equations_in(closed)):
        raise Different("has a loop in its program")
    for start in (3.7, -11.3):
        results = iter(programs.intermediate_values(closed, np.float32(start)))
        for wanted in _recurrence(start):
            if not any(abs(result - wanted) < 1e-4 for result in results):
                raise Different(f"no equation gives {wanted}")


def steps_in_a_scan(function: Any) -> None:
    """The program has one scan of length 4, which takes the step, and ends with the result."""
    found = [
        (inside, equation.params["length"])
        for inside, equation in programs.equations_in(programs.trace(function, ((),)))
        if equation.primitive.name == "scan"
    ]
    lengths = [length for _, length in found]
    if lengths.count(4) != 1:
        raise Different(f"has scans of lengths {lengths}")
    if any(inside for inside, length in found if length == 4):
        raise Undecided("a scan of the four steps inside another loop")
    start = 3.7
    with jax.disable_jit(), moved_loops(by=1.0) as loops:
        moved = float(function(jnp.float32(start)))
    if abs(moved - _recurrence(start)[-1] - 1) > 1e-4:
        raise Different("the scan's last value is not the result")
    steps = [step for length, step in loops if length == 4]
    for step, carry in itertools.product(steps, (5.3, -8.1, 0.0)):
        if abs(float(step(jnp.float32(carry))) - _recurrence(carry)[0]) > 1e-4:
            raise Different("the scan's step is another")


def _recurrence(z: float) -> list[float]:
    return [(z - 2) / 2**k + 2 for k in (1, 2, 3, 4)]


def chooses_in_the_program(function: Any, other: Expected) -> None:
    """A cond in the program decides: with the other branch taken, the result is `other`."""
    for n in (1, 3):
        equations = programs.equations_in(programs.trace(function, ((n,),)))
        if not any(equation.primitive.name == "cond" for _, equation in equations):
            raise Different("has no cond")
    for (z,) in samples(((3,),)):
        with jax.disable_jit(), turned_choices():
            turned = function(jnp.asarray(z))
        try:
            close("the other side", turned, other(np.asarray(z, np.float64)))
        except Different:
            raise Different("the cond does not decide") from None


def cannot_be_traced(function: Any) -> None:
    """Tracing ends where Python asks a tracer whether it is true.

    No mutant raises anything by itself, so the type of the error tells.
    """
    for shapes in VECTORS:
        try:
            programs.trace(function, shapes)
        except jax.errors.TracerBoolConversionError:
            continue
        except Exception as error:
            raise Different(f"traced, raises {type(error).__name__}") from error
        raise Different("can be traced")
