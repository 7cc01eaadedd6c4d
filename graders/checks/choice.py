"""Checks of a choice's structure: a cond decides, by the input, what comes out.

It is judged by what the program does when it is replayed with one branch or another taken.
"""

from __future__ import annotations

import itertools
from collections.abc import Callable, Sequence

import numpy as np

from graders import wording
from graders.checks.operations import primitives
from graders.checks.signature import program_of_one_number
from graders.inputs import both_sides
from graders.programs import probing
from graders.programs.answering import answered_beside_conds
from graders.programs.branching import with_each_branch
from graders.programs.replay import replay
from graders.programs.types import Program
from graders.student.functions import Function, types_of
from graders.verdicts import Wrong

Side = Callable[[np.ndarray], float]


def chooses_by_cond(function: Function, sides: Sequence[Side]) -> None:
    """A cond decides, by the sign of z[0], which of these sides f32[n] -> f32[] gives."""
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
        conds = list(itertools.islice(with_each_branch(program), _MOST_CONDS + 1))
        if len(conds) > _MOST_CONDS:
            raise Wrong(
                f"{function.name} holds more than {_MOST_CONDS} conds, too many to try each",
                hint="One cond is enough.",
            )
        choosing = [k for k, variants in enumerate(conds) if _gives(variants, z, results)]
        if not choosing:
            raise _gives_no_choice(function, conds, z, results)
        answered = tuple(with_each_branch(answered_beside_conds(program, [z])))
        counts = [_gives(variants, z, results) for variants in answered]
        choosing = [k for k in choosing if counts[k]]
        if not choosing:
            raise _gives_no_choice(function, answered, z, results, compared=True)
        alike = [pair for k in choosing if (pair := _alike_for(program, conds[k], z))]
        if len(alike) == len(choosing):
            raise _asks_something_else(function, *alike[0])


_MOST_CONDS = 16
"""That are tried, each with each of its branches."""


def _gives(variants: Sequence[Program], z: np.ndarray, results: Sequence[float]) -> bool:
    """Whether each result comes out of one of the variants, in which a cond's branch is taken."""
    given = [_output(variant, z) for variant in variants]
    return all(any(probing.close(output, result) for output in given) for result in results)


def _alike_for(
    program: Program, variants: Sequence[Program], z: np.ndarray
) -> tuple[np.ndarray, np.ndarray] | None:
    """Two vectors that differ in the sign of z[0], for which a cond may take the same branch."""
    positive = abs(z) + 1
    mixed = np.concatenate([positive[:1], -positive[1:] - positive[0]])  # the sum is below 0
    for above, below in itertools.product((positive, mixed), (-positive, -mixed)):
        if _taken(program, variants, above) & _taken(program, variants, below):
            return above, below
    return None


def _taken(program: Program, variants: Sequence[Program], z: np.ndarray) -> set[int]:
    """The branches that give what the program gives."""
    output = _output(program, z)
    return {k for k, variant in enumerate(variants) if _output(variant, z) == output}


def _gives_no_choice(
    function: Function,
    conds: Sequence[Sequence[Program]],
    z: np.ndarray,
    results: Sequence[float],
    *,
    compared: bool = False,
) -> Wrong:
    """`compared` says that in these programs no comparison beside the cond is asked again."""
    outputs = [{_output(variant, z) for variant in variants} for variants in conds]
    most = max(outputs, key=len)
    given = sorted(most, reverse=True)
    which = "the cond" if len(conds) == 1 else f"any one of the {len(conds)} conds"
    taken = "whichever branch it takes" if len(given) == 1 else "with its branches taken in turn"
    if compared:
        taken += ", and each comparison beside it coming out as before"
    return Wrong(
        f"{which} in {function.name} does not decide: {taken}, "
        f"{wording.call(function.name, [z])} is {wording.joined(map(wording.number, given))}, "
        f"expected {wording.joined(map(wording.number, results))}, each from a branch of its own",
        expected=results,
        actual=given,
        input=[z.tolist()],
        hint=_SOMETHING_EQUAL if compared else _NO_SIDES,
    )


_NO_SIDES = (
    "Each side is to be what one branch returns, and the cond's own result what the function "
    "returns."
)
_SOMETHING_EQUAL = (
    "If a where puts something else in the place of the cond's result, even something equal, "
    "that is what is returned, and differentiated."
)


def _asks_something_else(function: Function, above: np.ndarray, below: np.ndarray) -> Wrong:
    return Wrong(
        f"the cond in {function.name} does not decide by z[0]: it takes the same branch in "
        f"{wording.call(function.name, [above])} and {wording.call(function.name, [below])}",
        input=[above.tolist()],
        hint="Its predicate is to ask about z[0], and about nothing else.",
    )


def _output(program: Program, z: np.ndarray) -> float:
    (output,) = replay(program, [z])
    return float(output.item())


def _cond_hint(program: Program) -> str | None:
    if "select_n" in primitives(program):
        return "where, select and a cond under vmap compute both sides. Use jax.lax.cond."
    return None
