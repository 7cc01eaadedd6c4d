"""The programs that a cond stands for: one for each way that it may be taken."""

from __future__ import annotations

import itertools
from collections.abc import Iterator

import msgspec
import numpy as np

from graders.programs.primitives.layouts import branches_of
from graders.programs.types import Array, Equation, Literal, Program


def with_each_branch(program: Program) -> Iterator[tuple[Program, ...]]:
    """For every cond, at any depth, the programs in which it always takes one of its branches.

    So do the conds in that branch: a choice between three may be one cond in another.
    """
    for index, equation in enumerate(program.equations):
        for variants in _with_each_branch(equation):
            yield tuple(_with_equation(program, index, variant) for variant in variants)


def _with_each_branch(equation: Equation) -> Iterator[tuple[Equation, ...]]:
    if equation.primitive == "cond":
        yield _settled(equation)
    for name, bodies in equation.bodies.items():
        for place, body in enumerate(bodies):
            for variants in with_each_branch(body):
                yield tuple(_with_body(equation, name, place, variant) for variant in variants)


_MOST_OUTCOMES = 16
"""Of a cond with others in its branches, which could have any number."""


def _settled(cond: Equation) -> tuple[Equation, ...]:
    """The cond with one of its branches taken, and one of each cond that this branch holds."""
    return tuple(itertools.islice(_outcomes(cond), _MOST_OUTCOMES))


def _outcomes(cond: Equation) -> Iterator[Equation]:
    index, *operands = cond.operands
    for k, branch in enumerate(branches_of(cond)):
        taken = Literal(Array.of(np.array(k, index.type.dtype)))
        nested = [j for j, each in enumerate(branch.equations) if each.primitive == "cond"]
        for choice in itertools.product(*(_settled(branch.equations[j]) for j in nested)):
            settled = branch
            for j, equation in zip(nested, choice, strict=True):
                settled = _with_equation(settled, j, equation)
            yield msgspec.structs.replace(
                _with_body(cond, "branches", k, settled), operands=(taken, *operands)
            )


def _with_equation(program: Program, index: int, equation: Equation) -> Program:
    equations = program.equations
    return msgspec.structs.replace(
        program, equations=(*equations[:index], equation, *equations[index + 1 :])
    )


def _with_body(equation: Equation, name: str, place: int, body: Program) -> Equation:
    bodies = equation.bodies[name]
    changed = {name: (*bodies[:place], body, *bodies[place + 1 :])}
    return msgspec.structs.replace(equation, bodies=equation.bodies | changed)
