"""A program whose questions are answered: its truth values stay as they are for some inputs.

A truth value has no derivative. Once it stays, what a select takes can be told from what only
decides that it is taken, and moving the latter moves nothing.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence

import msgspec
import numpy as np

from graders.programs.replay import Values, replay
from graders.programs.types import (
    Array,
    Atom,
    Equation,
    Literal,
    Program,
    Variable,
    all_equations,
)


def answered(program: Program, inputs: Sequence[np.ndarray]) -> Program:
    """The inlined program with every truth value outside of bodies as it is for these inputs.

    It has the same equations, though the output depends no more on what they ask.
    """
    asked = [variable for equation in program.equations for variable in equation.results]
    return _answered(program, inputs, asked)


def answered_beside_conds(program: Program, inputs: Sequence[np.ndarray]) -> Program:
    """The same, but for what is asked only of that which conds have chosen."""
    return _answered(program, inputs, _led_past_conds(program))


def asks(program: Program) -> bool:
    """Whether an equation outside of bodies goes by a truth value."""
    return any(
        atom.type.dtype == "bool" for equation in program.equations for atom in equation.operands
    )


def _answered(
    program: Program, inputs: Sequence[np.ndarray], asked: Collection[Variable]
) -> Program:
    truths = {variable.index for variable in asked if variable.type.dtype == "bool"}
    answers: dict[int, Literal] = {}

    def note(_: int, equation: Equation, results: Values) -> Values:
        for variable, result in zip(equation.results, results, strict=True):
            if variable.index in truths:
                answers[variable.index] = Literal(Array.of(result))
        return results

    def put(atoms: Iterable[Atom]) -> tuple[Atom, ...]:
        return tuple(
            answers.get(atom.index, atom) if isinstance(atom, Variable) else atom for atom in atoms
        )

    replay(program, inputs, watch=note)
    equations = tuple(
        msgspec.structs.replace(equation, operands=put(equation.operands))
        for equation in program.equations
    )
    return msgspec.structs.replace(program, equations=equations, outputs=put(program.outputs))


def _led_past_conds(program: Program) -> set[Variable]:
    """What the inputs lead to, outside of bodies, other than by way of a cond."""
    led = set(program.inputs)
    for equation in program.equations:
        if led.intersection(equation.operands) and not _holds_a_cond(equation):
            led.update(equation.results)
    return led


def _holds_a_cond(equation: Equation) -> bool:
    held = (inner for body in equation.programs for inner in all_equations(body))
    return equation.primitive == "cond" or any(inner.primitive == "cond" for inner in held)
