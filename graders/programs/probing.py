"""Questions about a program that its replay answers: if this value moved, what would follow?

All of them are about inlined, live programs; an equation is named by its index.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import msgspec
import numpy as np

from graders.programs.replay import ScanLayout, Step, replay, scan_steps
from graders.programs.types import Equation, Program

Arrays = tuple[np.ndarray, ...]


@dataclass(frozen=True)
class Held:
    """A one-element result of an equation, and the number that it holds."""

    equation: int
    result: int
    value: float


def numbers_held(program: Program, inputs: Sequence[np.ndarray]) -> tuple[Held, ...]:
    """Every number that an equation outside all bodies holds, in order."""
    held: list[Held] = []

    def note(index: int, equation: Equation, results: Arrays) -> Arrays:
        held.extend(
            Held(index, position, _number(result))
            for position, result in enumerate(results)
            if result.size == 1
        )
        return results

    replay(program, inputs, watch=note)
    return tuple(held)


def output_when_moved(
    program: Program, inputs: Sequence[np.ndarray], equation: int, by: Sequence[np.ndarray | float]
) -> float:
    """The one output, had each result of the equation been larger by its entry of `by`."""

    def move(index: int, _: Equation, results: Arrays) -> Arrays:
        if index != equation:
            return results
        return tuple(result + change for result, change in zip(results, by, strict=True))

    (output,) = replay(program, inputs, watch=move)
    return _number(output)


def first_step_missing(
    program: Program, inputs: Sequence[np.ndarray], steps: Sequence[float], gains: Sequence[float]
) -> int | None:
    """The first of `steps` that no equation holds in its turn, or None if all are there.

    To hold a step is to have its number as a result, such that moving this result moves the
    output by the step's gain times as much.
    """
    (output,) = replay(program, inputs)
    held = iter(numbers_held(program, inputs))
    for k, (step, gain) in enumerate(zip(steps, gains, strict=True)):
        if not any(
            close(candidate.value, step) and close(_gain(program, inputs, candidate, output), gain)
            for candidate in held
        ):
            return k
    return None


def _gain(program: Program, inputs: Sequence[np.ndarray], held: Held, output: np.ndarray) -> float:
    results = program.equations[held.equation].results
    by = [1.0 if position == held.result else 0.0 for position in range(len(results))]
    return output_when_moved(program, inputs, held.equation, by) - _number(output)


def operands_of(program: Program, inputs: Sequence[np.ndarray], index: int) -> Arrays:
    """What the operands of an equation hold for these inputs."""
    equations = program.equations
    before = msgspec.structs.replace(
        program, equations=equations[:index], outputs=equations[index].operands
    )
    return replay(before, inputs)


def outputs_of_branches(
    program: Program, inputs: Sequence[np.ndarray], cond: int
) -> tuple[float, ...]:
    """The one output, had the cond taken its first branch, its second, and so on."""
    (branches,) = program.equations[cond].bodies.values()
    outputs = (replay(program, inputs, take={cond: k}) for k in range(len(branches)))
    return tuple(_number(output) for (output,) in outputs)


def carried_by(
    program: Program, inputs: Sequence[np.ndarray], scan: int, step: Callable[[float], float]
) -> Carried | None:
    """The first component of the scan's carry that goes from c to step(c) in each of its steps.

    It has one element, and does so for another c as well, whatever the rest of the step holds.
    """
    equation = program.equations[scan]
    steps = scan_steps(equation, operands_of(program, inputs, scan))
    carries = len(steps[0].carry_in) if steps else 0
    for component in range(carries):
        if all(_steps_from(equation, taken, component, step) for taken in steps):
            return Carried(component, _number(steps[-1].carry_out[component]))
    return None


@dataclass(frozen=True)
class Carried:
    """A component of a scan's carry, and the number that it holds after the last step."""

    component: int
    last: float


def _steps_from(
    equation: Equation, taken: Step, component: int, step: Callable[[float], float]
) -> bool:
    carry = taken.carry_in[component]
    if carry.size != 1 or not np.issubdtype(carry.dtype, np.floating):
        return False
    (body,) = equation.bodies["jaxpr"]
    for start in (_number(carry), *_OTHER_CARRIES):
        values = list(taken.inputs)
        values[len(taken.constants) + component] = np.full(carry.shape, start)
        if not close(_number(replay(body, values)[component]), step(start)):
            return False
    return True


_OTHER_CARRIES = (-6.75, 3.5)


def output_gain_of_scan(
    program: Program, inputs: Sequence[np.ndarray], scan: int, carried: Carried
) -> float:
    """How much the one output moves if the scan's last value of the carry moves by one.

    The last value is the carry that comes out, or the end of a stacked output that keeps it.
    """
    equation = program.equations[scan]
    layout = ScanLayout.of(equation)
    last = 0 if equation.parameters["reverse"] else -1

    def moved(index: int, _: Equation, results: Arrays) -> Arrays:
        if index != scan:
            return results
        new = [np.array(result) for result in results]
        new[carried.component] += 1.0
        for stacked in new[layout.carries :]:
            entry = stacked[last]
            if entry.size == 1 and close(_number(entry), carried.last):
                stacked[last] += 1
        return tuple(new)

    (before,) = replay(program, inputs)
    (after,) = replay(program, inputs, watch=moved)
    return _number(after) - _number(before)


def _number(one_element: np.ndarray) -> float:
    return float(one_element.reshape(()))


def close(one: float, other: float) -> bool:
    """Equal but for the rounding of literals to float32."""
    return bool(np.isclose(one, other, rtol=1e-5, atol=1e-5))
