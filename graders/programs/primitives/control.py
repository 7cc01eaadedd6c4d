"""The primitives that run programs of their own: scan, while, cond and reduce."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass

import numpy as np

from graders.programs.primitives.errors import Contradiction, NotReplayable
from graders.programs.primitives.layouts import ScanLayout, WhileLayout, branch_taken
from graders.programs.primitives.representation import replay_dtype
from graders.programs.types import Equation

Values = tuple[np.ndarray, ...]
"""Of operands or results, as `representation` holds them."""

Body = Callable[[Sequence[np.ndarray]], Values]
Bodies = Mapping[str, tuple[Body, ...]]


@dataclass(frozen=True, slots=True)
class Step:
    """One turn of a scan: what its body gets, and what it gives."""

    constants: Values
    carry_in: Values
    x: Values
    carry_out: Values
    y: Values

    @property
    def inputs(self) -> Values:
        """The body's inputs in this step."""
        return self.constants + self.carry_in + self.x


def scan_steps(equation: Equation, operands: Sequence[np.ndarray], body: Body) -> Iterator[Step]:
    """The steps of a scan in the order in which they run."""
    layout = ScanLayout.of(equation)
    constants = tuple(operands[: layout.constants])
    carry = tuple(operands[layout.constants : layout.fixed])
    sliced = operands[layout.fixed :]
    if any(len(xs) != layout.length for xs in sliced):
        raise Contradiction(f"a scan of length {layout.length} over arrays of other lengths")
    indices = range(layout.length)
    for index in reversed(indices) if layout.reverse else indices:
        x = tuple(np.asarray(xs[index]) for xs in sliced)
        results = body((*constants, *carry, *x))
        carry_out, y = results[: layout.carries], results[layout.carries :]
        yield Step(constants, carry, x, carry_out, y)
        carry = carry_out


def scan(equation: Equation, operands: Sequence[np.ndarray], bodies: Bodies) -> Values:
    layout = ScanLayout.of(equation)
    (body,) = bodies["jaxpr"]
    carry = tuple(operands[layout.constants : layout.fixed])
    stacked: list[Values] = []
    for step in scan_steps(equation, operands, body):
        carry = step.carry_out
        stacked.append(step.y)
    if not stacked:
        types = [result.type for result in equation.results[layout.carries :]]
        return carry + tuple(np.zeros(type.shape, replay_dtype(type.dtype)) for type in types)
    if layout.reverse:
        stacked.reverse()
    return carry + tuple(np.stack(ys) for ys in zip(*stacked, strict=True))


def while_(equation: Equation, operands: Sequence[np.ndarray], bodies: Bodies) -> Values:
    """Runs the body while the condition holds; a vmapped loop has one condition for each
    of its elements, and those that are done keep their carry."""
    layout = WhileLayout.of(equation)
    (condition,), (body,) = bodies["cond_jaxpr"], bodies["body_jaxpr"]
    of_condition, of_body = operands[layout.of_condition], operands[layout.of_body]
    carry = tuple(operands[layout.carry])
    while (goes_on := condition((*of_condition, *carry))[0]).any():
        after = body((*of_body, *carry))
        carry = tuple(_chosen(goes_on, *pair) for pair in zip(after, carry, strict=True))
    return carry


def _chosen(which: np.ndarray, if_true: np.ndarray, if_false: np.ndarray) -> np.ndarray:
    if which.ndim == 0:
        return if_true
    return np.where(
        which.reshape(which.shape + (1,) * (if_true.ndim - which.ndim)), if_true, if_false
    )


def cond(equation: Equation, operands: Sequence[np.ndarray], bodies: Bodies) -> Values:
    """The branch whose index is the first operand."""
    branches = bodies["branches"]
    index, *rest = operands
    return branches[branch_taken(index, len(branches))](rest)


def reduce(equation: Equation, operands: Sequence[np.ndarray], bodies: Bodies) -> Values:
    """Folds the body over the reduced axes, one element after the other."""
    (body,) = bodies["jaxpr"]
    count = len(operands) // 2
    arrays, initial = operands[:count], tuple(operands[count:])
    reduced = equation.parameters["dimensions"]
    kept = [axis for axis in range(arrays[0].ndim) if axis not in reduced]
    shape = [arrays[0].shape[axis] for axis in kept]
    length = math.prod(arrays[0].shape[axis] for axis in reduced)
    rows = [x.transpose(*kept, *reduced).reshape(math.prod(shape), length) for x in arrays]
    results = [np.empty(len(rows[0]), x.dtype) for x in arrays]
    for row in range(len(rows[0])):
        value = initial
        for column in range(length):
            element = tuple(x[row, column] for x in rows)
            value = body((*value, *element))
            if length == 1 and not _equal(value, element):  # XLA gives the element then
                raise NotReplayable("a reduce that does not begin with its body's unit")
        for result, folded in zip(results, value, strict=True):
            result[row] = folded
    return tuple(result.reshape(shape) for result in results)


def _equal(xs: Sequence[np.ndarray], ys: Sequence[np.ndarray]) -> bool:
    return all(np.array_equal(x, y, equal_nan=True) for x, y in zip(xs, ys, strict=True))


Control = Callable[[Equation, Sequence[np.ndarray], Bodies], Values]

CONTROL: dict[str, Control] = {"cond": cond, "reduce": reduce, "scan": scan, "while": while_}
