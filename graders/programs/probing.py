"""Questions about a program that its replay answers: if this value moved, what would follow?

All of them are about inlined, live programs; an equation is named by its index.
"""

from __future__ import annotations

import bisect
import functools
import itertools
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import msgspec
import numpy as np

from graders.programs.primitives.layouts import ScanLayout, branches_of
from graders.programs.replay import Step, Values, Watch, replay, scan_body, scan_steps
from graders.programs.types import Array, Equation, Literal, Program

Place = tuple[int, int]
"""An equation, and which of its results."""

Elements = np.ndarray
"""Which elements of an array are meant, as truth values of its shape."""

ONE = np.array(True)
"""The only element, whatever the shape."""


@dataclass(frozen=True)
class Held:
    """A result of an equation outside all bodies, and the array that it holds."""

    equation: int
    result: int
    value: np.ndarray

    @property
    def place(self) -> Place:
        return self.equation, self.result


def values_held(
    program: Program, inputs: Sequence[np.ndarray], watch: Watch | None = None
) -> tuple[Held, ...]:
    """Every result of every equation outside all bodies, in order."""
    held: list[Held] = []

    def note(index: int, equation: Equation, results: Values) -> Values:
        if watch is not None:
            results = watch(index, equation, results)
        held.extend(Held(index, position, result) for position, result in enumerate(results))
        return results

    replay(program, inputs, watch=note)
    return tuple(held)


@dataclass(frozen=True)
class MissingStep:
    """The first step that a program lacks, counted from 1.

    `expected_gain` is how much the output has to move if the step's number moves by one; `gain`
    is how much it does, None if no equation holds the number.
    """

    step: int
    expected_gain: float
    gain: float | None


def held_steps(
    program: Program, inputs: Sequence[np.ndarray], steps: Sequence[float], gains: Sequence[float]
) -> list[tuple[Held, ...]] | MissingStep:
    """All that holds each of `steps` in its turn, or the first step that no equation holds.

    To hold a step is to have its number as a result, such that moving this result by one moves
    the output by the step's gain, and the first result that holds the step before leads to it.
    """
    numbers = [held for held in values_held(program, inputs) if held.value.size == 1]
    output = _output(program, inputs)
    found: list[tuple[Held, ...]] = []
    for k, (step, gain) in enumerate(zip(steps, gains, strict=True)):
        candidates = [held for held in numbers if close(_number(held.value), step)][:_MOST_TRIED]
        moves = [_output(program, inputs, _moving(held)) - output for held in candidates]
        holding = tuple(
            held
            for held, moved in zip(candidates, moves, strict=True)
            if close(moved, gain)
            and (
                not found
                or close(
                    _gain_of(held, program, inputs, _moving(found[-1][0])), gains[k - 1] / gain
                )
            )
        )
        if not holding:
            return MissingStep(k + 1, gain, moves[-1] if moves else None)
        found.append(holding)
        numbers = numbers[numbers.index(holding[0]) + 1 :]
    return found


_MOST_TRIED = 64
"""Equations that hold a step's number; a program could hold it everywhere, to no end."""


def led_past(
    program: Program,
    inputs: Sequence[np.ndarray],
    by: Mapping[Place, Elements],
    random: np.random.Generator,
) -> Held | None:
    """The first value that leads from the input to the output, but not by these results.

    Those of their elements are held where they are while the input moves.
    """
    fixed = {
        held.place: (by[held.place], held.value)
        for held in values_held(program, inputs)
        if held.place in by
    }
    return _led(program, inputs, [value + 1.0 for value in inputs], fixed, random)


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
        scan_steps(equation, operands_of(program, values, scan))
        for values in (inputs, [value + 1.0 for value in inputs])
    )
    for step, moved in zip(here, there, strict=True):
        mixed = [_apart(*pair, random) for pair in zip(step.inputs, moved.inputs, strict=True)]
        place = len(step.constants) + carried.component
        mixed[place] = step.inputs[place]
        for result, elements in carried.results if step is here[-1] else carried.results[:1]:
            alone = msgspec.structs.replace(body, outputs=(body.outputs[result],))
            if past := _led(alone, step.inputs, mixed, {}, random, elements):
                return body.equations[past.equation].primitive, past
    return None


def _apart(one: np.ndarray, other: np.ndarray, random: np.random.Generator) -> np.ndarray:
    """Where the other is, but for a random share in each element of what differs."""
    floats = np.issubdtype(one.dtype, np.floating)
    return one + random.uniform(0.5, 2.0, one.shape) * _difference(one, other) if floats else other


def _difference(one: np.ndarray, other: np.ndarray) -> np.ndarray:
    """How far the other is away, which is nothing for the same infinity."""
    with np.errstate(invalid="ignore"):
        return np.where(one == other, 0.0, other - one)


def _led(
    program: Program,
    inputs: Sequence[np.ndarray],
    moved: Sequence[np.ndarray],
    fixed: Mapping[Place, tuple[Elements, np.ndarray]],
    random: np.random.Generator,
    elements: Elements = ONE,
) -> Held | None:
    """The first value that leads to those elements of the output, past what is fixed.

    What moves with the inputs is moved by a random share of that, so that nothing makes up for
    anything else; first everything, then by halves, to find the first that the output moves with.
    """
    before = values_held(program, inputs)
    after = values_held(program, moved, _watching(fixed, {}))
    beside = [
        (one, random.uniform(0.5, 2.0) * _difference(one.value, other.value))
        for one, other in zip(before, after, strict=True)
        if np.issubdtype(one.value.dtype, np.floating) and np.any(one.value != other.value)
    ]

    def output(watch: Watch | None = None) -> np.ndarray:
        (result,) = replay(program, inputs, watch=watch)
        return np.asarray(result[elements])

    here = output()

    def counts(first: int) -> bool:
        shifts = {held.place: shift for held, shift in beside[:first]}
        return not close(output(_watching(fixed, shifts)) - here, 0.0)

    if not beside or not counts(len(beside)):
        return None
    found, _ = beside[bisect.bisect_left(range(1, len(beside)), True, key=counts)]
    return found


def _watching(
    fixed: Mapping[Place, tuple[Elements, np.ndarray]], shifts: Mapping[Place, Any]
) -> Watch:
    """Shifts values, and puts in elements that are fixed, as the program is replayed."""

    def put(place: Place, result: np.ndarray) -> np.ndarray:
        if place in shifts:
            result = result + shifts[place]
        if place in fixed:
            elements, value = fixed[place]
            result = np.where(elements, value, result)
        return result

    def watch(index: int, _: Equation, results: Values) -> Values:
        return tuple(put((index, k), result) for k, result in enumerate(results))

    return watch


def _moving(held: Held) -> Watch:
    """Moves the number that is held by one, as the program is replayed."""
    return _watching({}, {held.place: 1.0})


def _output(program: Program, inputs: Sequence[np.ndarray], watch: Watch | None = None) -> float:
    """The one output, a number."""
    (output,) = replay(program, inputs, watch=watch)
    return _number(output)


def _gain_of(held: Held, program: Program, inputs: Sequence[np.ndarray], moving: Watch) -> float:
    """How much a number that is held moves with what `moving` moves, earlier in the program."""
    moved = held.value

    def move_and_note(index: int, equation: Equation, results: Values) -> Values:
        nonlocal moved
        if index == held.equation:
            moved = results[held.result]
        return moving(index, equation, results)

    replay(program, inputs, watch=move_and_note)
    return _number(moved) - _number(held.value)


def operands_of(program: Program, inputs: Sequence[np.ndarray], index: int) -> Values:
    """What the operands of an equation hold for these inputs."""
    equations = program.equations
    before = msgspec.structs.replace(
        program, equations=equations[:index], outputs=equations[index].operands
    )
    return replay(before, inputs)


def with_each_branch(program: Program) -> Iterator[tuple[Program, ...]]:
    """For every cond, at any depth, the programs in which it always takes one of its branches.

    So do the conds in that branch: a choice between three may be one cond in another.
    """
    for index, equation in enumerate(program.equations):
        for variants in _with_each_branch(equation):
            yield tuple(_with_equation(program, index, variant) for variant in variants)


def _with_each_branch(equation: Equation) -> Iterator[tuple[Equation, ...]]:
    replaced = msgspec.structs.replace
    if equation.primitive == "cond":
        yield _settled(equation)
    for name, bodies in equation.bodies.items():
        for place, body in enumerate(bodies):
            for variants in with_each_branch(body):
                yield tuple(
                    replaced(
                        equation,
                        bodies=equation.bodies
                        | {name: (*bodies[:place], variant, *bodies[place + 1 :])},
                    )
                    for variant in variants
                )


_MOST_OUTCOMES = 16
"""Of a cond with others in its branches, which could have any number."""


def _settled(cond: Equation) -> tuple[Equation, ...]:
    """The cond with one of its branches taken, and one of each cond that this branch holds."""
    return tuple(itertools.islice(_outcomes(cond), _MOST_OUTCOMES))


def _outcomes(cond: Equation) -> Iterator[Equation]:
    branches = branches_of(cond)
    index, *operands = cond.operands
    for k, branch in enumerate(branches):
        taken = Literal(Array.of(np.array(k, index.type.dtype)))
        nested = [j for j, each in enumerate(branch.equations) if each.primitive == "cond"]
        for choice in itertools.product(*(_settled(branch.equations[j]) for j in nested)):
            settled = branch
            for j, equation in zip(nested, choice, strict=True):
                settled = _with_equation(settled, j, equation)
            yield msgspec.structs.replace(
                cond,
                operands=(taken, *operands),
                bodies=cond.bodies | {"branches": (*branches[:k], settled, *branches[k + 1 :])},
            )


def _with_equation(program: Program, index: int, equation: Equation) -> Program:
    equations = program.equations
    return msgspec.structs.replace(
        program, equations=(*equations[:index], equation, *equations[index + 1 :])
    )


def carried_by(
    program: Program, inputs: Sequence[np.ndarray], scan: int, step: Callable[[float], float]
) -> Iterator[Carried]:
    """The components of the scan's carry that go from c to step(c) in each of its steps.

    Each has one element, and does so for another c as well, whatever the rest of the step holds.
    """
    equation = program.equations[scan]
    steps = scan_steps(equation, operands_of(program, inputs, scan))
    for component in range(len(steps[0].carry_in) if steps else 0):
        if all(_stepping(equation, taken, component, component, step).all() for taken in steps):
            kept = (
                (k, _stepping(equation, steps[-1], component, k, step))
                for k in range(len(equation.results))
                if k != component
            )
            results = (component, ONE), *((k, elements) for k, elements in kept if elements.any())
            yield Carried(component, _number(steps[0].carry_in[component]), results)


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
    if carry.size != 1 or not np.issubdtype(carry.dtype, np.floating):
        return np.array(False)
    starts = _number(carry), *_OTHER_CARRIES
    near = (_near(_after(equation, taken, component, result, c), step(c)) for c in starts)
    return functools.reduce(np.logical_and, near)


def other_step(
    program: Program, inputs: Sequence[np.ndarray], scan: int, step: Callable[[float], float]
) -> tuple[float, float] | None:
    """A number c in the carry that does not go to step(c), and what it goes to; None if none does.

    It is the first number of the carry that is asked about.
    """
    equation = program.equations[scan]
    steps = scan_steps(equation, operands_of(program, inputs, scan))
    for component, carry in enumerate(steps[0].carry_in if steps else ()):
        if carry.size == 1 and np.issubdtype(carry.dtype, np.floating):
            for c in (10.0, 5.0, *_OTHER_CARRIES):
                given = _after(equation, steps[0], component, component, c)
                if given.size == 1 and not close(_number(given), step(c)):
                    return c, _number(given)
            return None
    return None


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

    return _output(program, inputs, move) - _output(program, inputs)


def _number(one_element: np.ndarray) -> float:
    return float(one_element.reshape(()))


def close(one: Any, other: Any) -> bool:
    """Arrays of one shape, or numbers, equal but for the rounding of literals to float32."""
    return bool(np.all(_near(one, other)))


def _near(one: Any, other: Any) -> Elements:
    return np.asarray(np.isclose(one, other, rtol=1e-5, atol=1e-5))
