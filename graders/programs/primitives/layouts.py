"""How scan, while and cond hand their operands on to the programs that they run.

What stands under other names than these, as a later JAX may have it, is NotReplayable; what
contradicts itself is a Contradiction.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from graders.programs.primitives.errors import Contradiction, NotReplayable
from graders.programs.types import Atom, Equation, Program


@dataclass(frozen=True, slots=True)
class ScanLayout:
    """The body of a scan, how many of the operands are constants and carries, and how many
    of the results are carries; the other operands are sliced, the other results stacked.

    The steps are `length` in number, and with `reverse` the last slices come first.
    """

    body: Program
    constants: int
    carries: int
    length: int
    reverse: bool

    @property
    def fixed(self) -> int:
        """The operands before those that are sliced."""
        return self.constants + self.carries

    @classmethod
    def of(cls, equation: Equation) -> ScanLayout:
        """Counts by rank, as JAX no longer says: a carry has the same rank inside and
        outside the body, whatever is sliced or stacked has one axis more outside."""
        body = scan_body(equation)
        length, reverse = (_said(equation, name) for name in ("length", "reverse"))
        if type(length) is not int or length < 0 or reverse not in (False, True):
            raise Contradiction(f"a scan of length {length!r}, reverse {reverse!r}")
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
        return cls(body, fixed - carries, carries, length, bool(reverse))


def scan_body(equation: Equation) -> Program:
    """The program that a scan runs in each step."""
    return _only(equation, "jaxpr")


def _only(equation: Equation, name: str) -> Program:
    bodies = equation.bodies.get(name, ())
    if len(bodies) != 1:
        raise NotReplayable(f"a {equation.primitive} with {len(bodies)} programs for {name!r}")
    return bodies[0]


def _said(equation: Equation, name: str) -> Any:
    if name not in equation.parameters:
        raise NotReplayable(f"a {equation.primitive} without {name!r}")
    return equation.parameters[name]


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
        condition, body = _only(equation, "cond_jaxpr"), _only(equation, "body_jaxpr")
        first, second = (_said(equation, name) for name in ("cond_nconsts", "body_nconsts"))
        if type(first) is not int or type(second) is not int or min(first, second) < 0:
            raise Contradiction(f"a while loop with {first!r} and {second!r} constants")
        both = first + second
        return cls(condition, body, slice(first), slice(first, both), slice(both, None))


def branches_of(equation: Equation) -> tuple[Program, ...]:
    """The programs of which a cond runs one."""
    if "branches" not in equation.bodies:
        raise NotReplayable("a cond without 'branches'")
    return equation.bodies["branches"]


def branch_taken(index: np.ndarray, branches: int) -> int:
    """The branch that a cond takes, its index clamped to those that there are."""
    return max(0, min(int(index), branches - 1))
