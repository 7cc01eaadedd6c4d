"""Checks of a choice's structure: a cond decides, by the input, what comes out.

It is judged by what the program does when it is replayed with one branch or another taken.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

import numpy as np

from graders import wording
from graders.checks.operations import primitives
from graders.checks.signature import program_of_one_number
from graders.inputs import both_sides
from graders.programs import probing
from graders.programs.replay import replay
from graders.programs.types import Program
from graders.student.functions import Function, types_of
from graders.verdicts import Wrong


def chooses_by_cond(function: Function, sides: Sequence[Side]) -> None:
    """A cond decides, by z, which of these sides f32[n] -> f32[] gives."""
    for z in both_sides(function.seed):
        program = program_of_one_number(function, *types_of([z]))
        if "cond" not in primitives(program):
            raise Wrong(
                f"the result of {function.name} depends on no cond, expected one. "
                f"Its equations: {wording.joined(primitives(program)) or 'none'}",
                expected="cond",
                actual=list(primitives(program)),
                hint=_cond_hint(program),
            )
        results = [float(side(z)) for side in sides]
        conds = probing.with_each_branch(program)
        if not any(_decides(program, z, variants, results) for variants in conds):
            raise Wrong(
                f"the cond in {function.name} does not decide: taking its branches one by one "
                f"does not turn {wording.call(function.name, [z])} into "
                f"{wording.joined(map(wording.number, results))}",
                expected=results,
                input=[z.tolist()],
                hint="Let the cond's own result be what the function returns.",
            )


Side = Callable[[np.ndarray], float]


def _decides(
    program: Program, z: np.ndarray, variants: Sequence[Program], results: Sequence[float]
) -> bool:
    """Whether a cond's branches give these results, and z[0] has a say in which one it takes.

    `variants` are the program with each of the branches taken.
    """
    given = [_output(variant, z) for variant in variants]
    positive = abs(z) + 1
    mixed = np.concatenate([positive[:1], -9 * positive[1:]])  # z[0] and the sum differ in sign
    taken = [
        {
            k
            for one in (sign * positive, sign * mixed)
            for k, variant in enumerate(variants)
            if _output(variant, one) == _output(program, one)
        }
        for sign in (1.0, -1.0)
    ]
    return not taken[0] & taken[1] and all(
        any(probing.close(output, result) for output in given) for result in results
    )


def _output(program: Program, z: np.ndarray) -> float:
    (output,) = replay(program, [z])
    return float(output.item())


def _cond_hint(program: Program) -> str | None:
    if "select_n" in primitives(program):
        return "where and select compute both sides, and so does a cond under vmap. Use lax.cond."
    return None
