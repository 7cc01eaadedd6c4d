"""Questions about the carry of a scan: which of it takes a step each time, and what joins it."""

from __future__ import annotations

import functools
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

import msgspec
import numpy as np

from graders.programs.primitives.layouts import ScanLayout
from graders.programs.probing import (
    ONE,
    Elements,
    Held,
    close,
    difference,
    led,
    near,
    number,
    operands_of,
    output_of,
)
from graders.programs.replay import Step, Values, replay, scan_body, scan_steps
from graders.programs.types import Equation, Program


def carried_by(
    program: Program, inputs: Sequence[np.ndarray], scan: int, step: Callable[[float], float]
) -> Iterator[Carried]:
    """The components of the scan's carry that go from c to step(c) in each of its steps.

    Each has one element, and does so for another c as well, whatever the rest of the step holds.
    """
    equation = program.equations[scan]
    steps = _steps(program, inputs, scan)
    for component in range(len(steps[0].carry_in) if steps else 0):
        if all(_stepping(equation, taken, component, component, step).all() for taken in steps):
            kept = (
                (k, _stepping(equation, steps[-1], component, k, step))
                for k in range(len(equation.results))
                if k != component
            )
            results = (component, ONE), *((k, elements) for k, elements in kept if elements.any())
            yield Carried(component, number(steps[0].carry_in[component]), results)


@dataclass(frozen=True)
class Carried:
    """A component of a scan's carry, what it is at first, and the results that keep it at last.

    Those are the component itself, and others with those elements that do; of a stacked result it
    is the elements of one step.
    """

    component: int
    first: float
    results: tuple[tuple[int, Elements], ...]


def _stepping(
    equation: Equation, taken: Step, component: int, result: int, step: Callable[[float], float]
) -> Elements:
    """The elements of a result of the body that are the step from a component, whatever it is."""
    carry = taken.carry_in[component]
    if not _is_number(carry):
        return np.array(False)
    starts = number(carry), *_OTHER_CARRIES
    fits = (near(_after(equation, taken, component, result, c), step(c)) for c in starts)
    return functools.reduce(np.logical_and, fits)


def other_step(
    program: Program, inputs: Sequence[np.ndarray], scan: int, step: Callable[[float], float]
) -> tuple[float, float] | None:
    """A number c in the carry that does not go to step(c), and what it goes to; None if none does.

    It is the first number of the carry that is asked about.
    """
    equation = program.equations[scan]
    steps = _steps(program, inputs, scan)
    for component, carry in enumerate(steps[0].carry_in if steps else ()):
        if _is_number(carry):
            for c in (10.0, 5.0, *_OTHER_CARRIES):
                given = _after(equation, steps[0], component, component, c)
                if given.size == 1 and not close(number(given), step(c)):
                    return c, number(given)
            return None
    return None


def _steps(program: Program, inputs: Sequence[np.ndarray], scan: int) -> tuple[Step, ...]:
    return scan_steps(program.equations[scan], operands_of(program, inputs, scan))


def _is_number(carry: np.ndarray) -> bool:
    return carry.size == 1 and np.issubdtype(carry.dtype, np.floating)


def _after(
    equation: Equation, taken: Step, component: int, result: int, start: float
) -> np.ndarray:
    """A result of the body when a component of the carry is this number."""
    values = list(taken.inputs)
    place = len(taken.constants) + component
    values[place] = np.full(values[place].shape, start)
    return replay(scan_body(equation), values)[result]


_OTHER_CARRIES = (-6.75, 3.5)


def output_gain_of_scan(
    program: Program, inputs: Sequence[np.ndarray], scan: int, carried: Carried
) -> float:
    """How much the one output moves if the scan's last value of the carry moves by one.

    The last value is the carry that comes out, another carry that keeps it, or the end of a
    stacked output that does.
    """
    layout = ScanLayout.of(program.equations[scan])
    last = 0 if layout.reverse else -1

    def move(index: int, _: Equation, results: Values) -> Values:
        if index != scan:
            return results
        new = [np.array(result) for result in results]
        for k, elements in carried.results:
            new[k][... if k < layout.carries else last] += np.where(elements, 1.0, 0.0)
        return tuple(new)

    return output_of(program, inputs, move) - output_of(program, inputs)


def led_past_carry(
    program: Program,
    inputs: Sequence[np.ndarray],
    scan: int,
    carried: Carried,
    random: np.random.Generator,
) -> tuple[str, Held] | None:
    """The first value in a step that leads to the number that goes on, but not from the number
    that was carried there, which is held where it is; and the primitive that holds it."""
    equation = program.equations[scan]
    body = scan_body(equation)
    here, there = (
        _steps(program, values, scan) for values in (inputs, [value + 1.0 for value in inputs])
    )
    for step, moved in zip(here, there, strict=True):
        mixed = [_apart(*pair, random) for pair in zip(step.inputs, moved.inputs, strict=True)]
        place = len(step.constants) + carried.component
        mixed[place] = step.inputs[place]
        for result, elements in carried.results if step is here[-1] else carried.results[:1]:
            alone = msgspec.structs.replace(body, outputs=(body.outputs[result],))
            if past := led(alone, step.inputs, mixed, {}, random, elements):
                return body.equations[past.equation].primitive, past
    return None


def _apart(one: np.ndarray, other: np.ndarray, random: np.random.Generator) -> np.ndarray:
    """Where the other is, but for a random share in each element of what differs."""
    floats = np.issubdtype(one.dtype, np.floating)
    return one + random.uniform(0.5, 2.0, one.shape) * difference(one, other) if floats else other
