"""Known misunderstandings, recognised by the numbers that a function gives.

A wrong function that gives, on every sample, what it would give under one of these, is asked
about it in the hint. Those that make JAX raise are recognised in `graders.student.explain`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

import numpy as np

from graders.checks.steps import after_steps
from graders.inputs import Arrays
from graders.programs.replay import ReplayError
from graders.student.functions import Answers
from graders.verdicts import Verdict


@dataclass(frozen=True)
class Misconception:
    """What a function gives for arrays under a misconception, and the question to ask then."""

    gives: Callable[..., Any]
    question: str


def recognised(
    answers: Answers, misconceptions: Sequence[Misconception], samples: Sequence[Arrays]
) -> str | None:
    """The question about the first misconception that explains every sample, if one does."""
    for misconception in misconceptions:
        with suppress(Verdict, ReplayError):
            if all(_explains(misconception, answers, arrays) for arrays in samples):
                return misconception.question
    return None


def _explains(misconception: Misconception, answers: Answers, arrays: Arrays) -> bool:
    value = answers.value(*arrays).value
    expected = np.asarray(misconception.gives(*arrays))
    return value.shape == expected.shape and np.allclose(value, expected, rtol=1e-4, atol=1e-4)


def of_a_sum_of_squares(offset: float) -> tuple[Misconception, ...]:
    """In the place of sum((z + offset)**2)."""
    return (
        Misconception(
            lambda z: np.mean((z + offset) ** 2),
            "These are the numbers of a mean: do you divide by how many elements there are?",
        ),
        Misconception(
            lambda z: np.sum(z + offset) ** 2,
            "This is the square of the sum: which of the two comes first, squaring or adding up?",
        ),
        Misconception(
            lambda z: np.sum(z + offset),
            "This is the sum of the shifted elements: did you forget to square them?",
        ),
        Misconception(
            lambda z: np.sum(z**2 + offset),
            "The offset seems to be added to the squares: should it not come before squaring?",
        ),
        Misconception(
            lambda z: np.sum(z**2) + offset,
            "The offset seems to be added to the total: should not every element get it?",
        ),
        *(
            Misconception(
                lambda z, other=other: np.sum((z + other) ** 2),
                f"These are the numbers of the offset {other}: which one is asked for?",
            )
            for other in (-offset, 0, 1, 2)
            if other != offset
        ),
    )


def of_a_derivative(offset: float) -> tuple[Misconception, ...]:
    """In the place of 2 (x + offset)."""
    return (
        Misconception(
            lambda x: 2 * (x + offset) / len(x),
            "These are the numbers for a mean: does the function divide by anything?",
        ),
        Misconception(
            lambda x: x + offset,
            "This is half of it: what does a square bring along when it is differentiated?",
        ),
        Misconception(
            lambda x: 2 * x,
            "This would be right for the squares of x: what is it that is squared?",
        ),
        Misconception(
            lambda x: 2 * x + offset,
            "Only x seems to be doubled: does the factor not belong to the whole shifted element?",
        ),
        Misconception(
            lambda x: (x + offset) ** 2,
            "These are the squares themselves: what is the derivative of a square?",
        ),
        Misconception(
            lambda x: np.sum(2 * (x + offset)),
            "The derivatives seem to be added up: how many are there, one for each element?",
        ),
    )


def of_a_captured_sum(offset: np.ndarray) -> tuple[Misconception, ...]:
    """In the place of sum(z + offset), where z has the offset's length."""
    return _of_a_sum(lambda z: z + offset)


def of_an_explicit_sum(*, captured: np.ndarray) -> tuple[Misconception, ...]:
    """In the place of sum(z + offset), where the file has an array of its own as well."""

    def own(z: np.ndarray) -> np.ndarray:
        return np.resize(captured, z.shape)

    return (
        *_of_a_sum(lambda z, offset: z + offset),
        Misconception(
            lambda z, offset: np.sum(z + own(z)),
            "Every offset gives the same: do you use the parameter, or the array outside?",
        ),
        Misconception(
            lambda z, offset: np.sum(z + own(z) + offset),
            "The array outside seems to be added as well: should it come in at all here?",
        ),
    )


def _of_a_sum(shifted: Callable[..., np.ndarray]) -> tuple[Misconception, ...]:
    return (
        Misconception(
            lambda *arrays: np.mean(shifted(*arrays)),
            "These are the numbers of a mean: do you divide by how many elements there are?",
        ),
        Misconception(
            lambda z, *_: np.sum(z),
            "The offset seems to be left out: where does it come in?",
        ),
    )


def of_a_recurrence(step: Callable[[float], float], count: int) -> tuple[Misconception, ...]:
    """In the place of the number after `count` steps."""
    return (
        *(
            Misconception(
                lambda z, other=other: after_steps(step, z, other)[-1],
                "This is what one step gives: does each step begin with the result of the last?"
                if other == 1
                else f"This is what step {other} gives: how many steps are there, from z on?",
            )
            for other in range(1, 2 * count)
            if other != count
        ),
        Misconception(
            lambda z: np.array(after_steps(step, z, count)[1:]),
            _ALL_STEPS,
        ),
        Misconception(
            lambda z: np.array(after_steps(step, z, count)[:-1]),
            _ALL_STEPS,
        ),
        Misconception(
            lambda z: after_steps(step, 0.0 * z, count)[-1],
            "Every z gives the same, as if it started from 0: is z what the first step gets?",
        ),
    )


_ALL_STEPS = (
    "These are the values after several steps, of which the last is asked for. "
    "A scan gives back a pair: the last carry, and what it has kept of each step."
)


def of_a_choice_by_the_first() -> tuple[Misconception, ...]:
    """In the place of sum(z) if z[0] > 0 else -sum(z)."""
    return (
        Misconception(
            lambda z: np.sum(z) if z[0] >= 0 else -np.sum(z),
            "At z[0] = 0 the other side is taken: do you ask for >= where > is meant?",
        ),
        Misconception(
            lambda z: -np.sum(z) if z[0] > 0 else np.sum(z),
            "The two sides seem to be swapped: which one is for z[0] > 0? A cond takes it first.",
        ),
        Misconception(
            lambda z: abs(np.sum(z)),
            "This is never negative: is it z[0] that decides, or the sign of the sum?",
        ),
        Misconception(
            lambda z: np.sum(abs(z)),
            "Each element seems to be made positive by itself: what does the sign belong to?",
        ),
        Misconception(
            lambda z: np.sum(z),
            "This is the sum on both sides: what happens on the side where z[0] > 0 is false?",
        ),
        Misconception(
            lambda z: -np.sum(z),
            "This is minus the sum on both sides: what happens on the side where z[0] > 0 is true?",
        ),
        Misconception(
            lambda z: z[0] if z[0] > 0 else -z[0],
            "Only the first element counts here: it decides, but what is to be added up?",
        ),
    )
