"""How scan, while and cond hand their operands on to the programs that they run."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from graders.programs.primitives.errors import Contradiction
from graders.programs.types import Atom, Equation, Program


@dataclass(frozen=True, slots=True)
class ScanLayout:
    """The body of a scan, how many of the operands are constants and carries, and how many
    of the results are carries; the other operands are sliced, the other results stacked."""

    body: Program
    constants: int
    carries: int

    @property
    def fixed(self) -> int:
        """The operands before those that are sliced."""
        return self.constants + self.carries

    @classmethod
    def of(cls, equation: Equation) -> ScanLayout:
        """Counts by rank, as JAX no longer says: a carry has the same rank inside and
        outside the body, whatever is sliced or stacked has one axis more outside."""
        body = scan_body(equation)
        outer_ranks = [_ranks(equation.operands), _ranks(equation.results)]
        inner_ranks = [_ranks(body.inputs), _ranks(body.outputs)]
        fixed, carries = (
            sum(map(int.__eq__, outer, inner))
            for outer, inner in zip(outer_ranks, inner_ranks, strict=True)
        )
        for same, outer, inner in zip((fixed, carries), outer_ranks, inner_ranks, strict=True):
            if [rank + (k >= same) for k, rank in enumerate(inner)] != outer:
                raise Contradiction("a scan does not fit its body")
        if fixed < carries:
            raise Contradiction("a scan returns more carries than it takes")
        return cls(body, fixed - carries, carries)


def scan_body(equation: Equation) -> Program:
    """The program that a scan runs in each step."""
    bodies = equation.bodies.get("jaxpr", ())
    if equation.primitive != "scan" or len(bodies) != 1:
        raise Contradiction(f"{equation.primitive!r} is no scan with one body")
    return bodies[0]


def _ranks(atoms: Sequence[Atom]) -> list[int]:
    return [len(atom.type.shape) for atom in atoms]


@dataclass(frozen=True, slots=True)
class WhileLayout:
    """The two programs of a while loop, and which of its operands each of them gets before
    the carry, and which are the carry."""

    condition: Program
    body: Program
    of_condition: slice
    of_body: slice
    carry: slice

    @classmethod
    def of(cls, equation: Equation) -> WhileLayout:
        """Raises Contradiction if the loop does not have all of that."""
        match equation:
            case Equation(
                bodies={"cond_jaxpr": (condition,), "body_jaxpr": (body,)},
                parameters={"cond_nconsts": int(first), "body_nconsts": int(second)},
            ) if min(first, second) >= 0:
                both = first + second
                return cls(condition, body, slice(first), slice(first, both), slice(both, None))
        raise Contradiction("a while loop does not fit its bodies")


def branch_taken(index: np.ndarray, branches: int) -> int:
    """The branch that a cond takes, its index clamped to those that there are."""
    return max(0, min(int(index), branches - 1))
