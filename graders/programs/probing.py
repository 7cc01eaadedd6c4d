"""Questions about a program that its replay answers: if this value moved, what would follow?

All of them are about inlined, live programs; an equation is named by its index.
"""

from __future__ import annotations

import bisect
import itertools
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import msgspec
import numpy as np

from graders.programs.replay import Values, Watch, replay
from graders.programs.types import Equation, Program

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
    the output by the step's gain, and the first result that holds the step before leads to it;
    or to be equal to such a result, and to move with it.
    """
    numbers = [held for held in values_held(program, inputs) if held.value.size == 1]
    later = iter(numbers)
    output = output_of(program, inputs)
    found: list[tuple[Held, ...]] = []
    for k, (step, gain) in enumerate(zip(steps, gains, strict=True)):
        other_gain = None
        holding = (held for held in later if close(number(held.value), step))
        for candidate in itertools.islice(holding, _MOST_TRIED):
            other_gain = output_of(program, inputs, _moving(candidate)) - output
            leads = not found or close(
                _gain_of(candidate, program, inputs, _moving(found[-1][0])),
                gains[k - 1] / gain,
            )
            if close(other_gain, gain) and leads:
                found.append(_same_number(program, inputs, numbers, candidate))
                break
        else:
            return MissingStep(k + 1, gain, other_gain)
    return found


def _same_number(
    program: Program, inputs: Sequence[np.ndarray], numbers: Sequence[Held], first: Held
) -> tuple[Held, ...]:
    """The number that is held, and all that is equal to it and moves with it."""
    moved = {held.place: held.value for held in values_held(program, inputs, _moving(first))}
    return tuple(
        held
        for held in numbers
        if close(held.value, first.value) and close(moved[held.place] - held.value, 1.0)
    )


_MOST_TRIED = 64
"""Equations that hold a step's number; a program could hold it everywhere, to no end."""


def led_past(
    program: Program,
    inputs: Sequence[np.ndarray],
    by: Mapping[Place, Elements],
    random: np.random.Generator,
) -> Held | None:
    """The first value that leads from the input to the output, but not by these results."""
    return led(program, inputs, [value + 1.0 for value in inputs], by, random)


def difference(one: np.ndarray, other: np.ndarray) -> np.ndarray:
    """How far the other is away, which is nothing for the same infinity."""
    with np.errstate(invalid="ignore"):
        return np.where(one == other, 0.0, other - one)


def led(
    program: Program,
    inputs: Sequence[np.ndarray],
    moved: Sequence[np.ndarray],
    by: Mapping[Place, Elements],
    random: np.random.Generator,
    elements: Elements = ONE,
) -> Held | None:
    """The first value that leads to those elements of the output, but not by these results.

    Those of their elements are held where they are while the inputs move. What moves all the same
    is moved by a random share of that, so that nothing makes up for anything else; first
    everything, then by halves, to find the first that the output moves with.
    """
    before = values_held(program, inputs)
    fixed = {held.place: (by[held.place], held.value) for held in before if held.place in by}
    after = values_held(program, moved, _watching(fixed, {}))
    beside = [
        (one, random.uniform(0.5, 2.0) * difference(one.value, other.value))
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


def output_of(program: Program, inputs: Sequence[np.ndarray], watch: Watch | None = None) -> float:
    """The one output, a number."""
    (output,) = replay(program, inputs, watch=watch)
    return number(output)


def _gain_of(held: Held, program: Program, inputs: Sequence[np.ndarray], moving: Watch) -> float:
    """How much a number that is held moves with what `moving` moves, earlier in the program."""
    moved = held.value

    def move_and_note(index: int, equation: Equation, results: Values) -> Values:
        nonlocal moved
        if index == held.equation:
            moved = results[held.result]
        return moving(index, equation, results)

    replay(program, inputs, watch=move_and_note)
    return number(moved) - number(held.value)


def operands_of(program: Program, inputs: Sequence[np.ndarray], index: int) -> Values:
    """What the operands of an equation hold for these inputs."""
    equations = program.equations
    before = msgspec.structs.replace(
        program, equations=equations[:index], outputs=equations[index].operands
    )
    return replay(before, inputs)


def number(one_element: np.ndarray) -> float:
    return float(one_element.reshape(()))


def close(one: Any, other: Any) -> bool:
    """Arrays of one shape, or numbers, equal but for the rounding of literals to float32."""
    return bool(np.all(near(one, other)))


def near(one: Any, other: Any) -> Elements:
    return np.asarray(np.isclose(one, other, rtol=1e-5, atol=1e-5))
