"""A program as it runs for some inputs: of every cond the branch that is taken."""

from __future__ import annotations

import itertools
from collections.abc import Sequence

import msgspec
import numpy as np

from graders.programs.primitives.layouts import ScanLayout, branch_taken, branches_of
from graders.programs.replay import replay
from graders.programs.simplify import inline, live
from graders.programs.types import Atom, Equation, Program, Variable


def as_run(program: Program, inputs: Sequence[np.ndarray], *, single_steps: bool) -> Program:
    """The inlined, live program with the branches taken in the conds' place, outside of loops.

    With `single_steps`, the body of a scan of length 1 stands in the scan's place as well.
    """
    while True:
        conds = [k for k, equation in enumerate(program.equations) if equation.primitive == "cond"]
        opened = {
            k: _taken(program.equations[k], index)
            for k, index in zip(conds, _indices(program, inputs, conds), strict=True)
        }
        if single_steps:
            opened |= {
                k: _single_step(equation)
                for k, equation in enumerate(program.equations)
                if equation.primitive == "scan" and equation.parameters.get("length") == 1
            }
        if not opened:
            return program
        equations = tuple(opened.get(k, old) for k, old in enumerate(program.equations))
        program = live(inline(msgspec.structs.replace(program, equations=equations)))


def _indices(
    program: Program, inputs: Sequence[np.ndarray], conds: Sequence[int]
) -> tuple[np.ndarray, ...]:
    """Which branch each of these conds is told to take."""
    outputs = tuple(program.equations[k].operands[0] for k in conds)
    return replay(msgspec.structs.replace(program, outputs=outputs), inputs) if conds else ()


def _taken(cond: Equation, index: np.ndarray) -> Equation:
    branches = branches_of(cond)
    return _call(branches[branch_taken(index, len(branches))], cond.operands[1:], cond.results)


def _single_step(scan: Equation) -> Equation:
    """The call of a program that slices, runs the body and stacks."""
    layout = ScanLayout.of(scan)
    body = layout.body
    indices = itertools.count()
    equations: list[Equation] = []

    def fresh(like: Atom) -> Variable:
        return Variable(next(indices), like.type)

    def reshaped(old: Variable, like: Atom) -> Variable:
        new = fresh(like)
        parameters = {"new_sizes": list(like.type.shape), "dimensions": None}
        equations.append(Equation("reshape", (old,), (new,), parameters))
        return new

    inputs = tuple(map(fresh, scan.operands))
    slices = tuple(map(reshaped, inputs[layout.fixed :], body.inputs[layout.fixed :]))
    operands = (*inputs[: layout.fixed], *slices)
    results = tuple(map(fresh, body.outputs))
    equations.append(_call(body, operands, results))
    stacked = tuple(map(reshaped, results[layout.carries :], scan.results[layout.carries :]))
    outputs = (*results[: layout.carries], *stacked)
    step = Program(inputs, (), tuple(equations), outputs)
    return _call(step, scan.operands, scan.results)


def _call(body: Program, operands: Sequence[Atom], results: Sequence[Variable]) -> Equation:
    return Equation("call", tuple(operands), tuple(results), {}, {"call_jaxpr": (body,)})
