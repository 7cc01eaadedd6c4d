"""Working a program through by hand: an interpreter in NumPy and float64.

It takes inlined programs (`simplify.inline`). Values of float32 keep float64's
precision: what differs from a closed form here differs by more than rounding.
"""

from __future__ import annotations

import functools
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass
from typing import Any

import numpy as np

from graders.programs.planning import EQUATION_COST, Plan, PlannedEquation, plan
from graders.programs.primitives import control
from graders.programs.primitives.control import Step, Values
from graders.programs.primitives.errors import (
    Contradiction,
    NotReplayable,
    OutOfFuel,
    ReplayError,
)
from graders.programs.primitives.layouts import scan_body
from graders.programs.primitives.representation import settle
from graders.programs.types import Equation, Program

__all__ = [
    "FUEL",
    "Contradiction",
    "NotReplayable",
    "OutOfFuel",
    "ReplayError",
    "Step",
    "Values",
    "Watch",
    "replay",
    "scan_body",
    "scan_steps",
    "shared_fuel",
]

Watch = Callable[[int, Equation, Values], Values]

FUEL = 2**23
"""How many elements a replay may read and make, each equation counting for 512 more."""

_shared: ContextVar[_Tank | None] = ContextVar("_shared", default=None)


@contextmanager
def shared_fuel(fuel: int) -> Iterator[None]:
    """All replays inside share so much fuel, beside what each of them has.

    Each also spends 512 of it for each value that its program names, be it worked out or not.
    """
    token = _shared.set(_Tank(fuel))
    try:
        yield
    finally:
        _shared.reset(token)


def replay(
    program: Program,
    inputs: Sequence[Any],
    *,
    watch: Watch | None = None,
    fuel: int = FUEL,
) -> Values:
    """The program's outputs for those inputs, floating-point ones as float64 arrays.

    `watch(index, equation, results)` is called after each of `program.equations` and
    returns the results to go on with: the same ones, or new arrays in their place.

    Raises NotReplayable for what the replay does not know and, as OutOfFuel, for what
    is too large; Contradiction for what no traced program can say.
    """
    planned = plan(program)
    with _tank(planned, fuel) as tank, np.errstate(all="ignore"):
        return _run(planned, inputs, tank, watch)


def scan_steps(
    equation: Equation, operands: Sequence[np.ndarray], *, fuel: int = FUEL
) -> tuple[Step, ...]:
    """The steps of a scan with those operands, in the order in which they run.

    For the values inside a step, replay `scan_body(equation)` on `step.inputs`.
    """
    planned = plan(scan_body(equation))
    with _tank(planned, fuel) as tank, np.errstate(all="ignore"):
        body = functools.partial(_run, planned, tank=tank)
        return tuple(control.scan_steps(equation, operands, body))


@dataclass(slots=True)
class _Tank:
    """The fuel that is left for a replay."""

    left: int

    def spend(self, amount: int) -> None:
        self.left -= amount
        if self.left < 0:
            raise OutOfFuel("a program that takes too long or too much memory")


@contextmanager
def _tank(plan: Plan, fuel: int) -> Iterator[_Tank]:
    """What a replay spends, which is taken from the shared fuel as well."""
    shared = _shared.get() or _Tank(fuel + plan.size * EQUATION_COST)
    shared.spend(plan.size * EQUATION_COST)
    tank = _Tank(min(fuel, shared.left))
    given = tank.left
    try:
        yield tank
    finally:
        shared.left -= given - tank.left


def _run(
    plan: Plan,
    inputs: Sequence[Any],
    tank: _Tank,
    watch: Watch | None = None,
) -> Values:
    if len(inputs) != len(plan.inputs):
        raise Contradiction(f"a program of {len(plan.inputs)} inputs gets {len(inputs)}")
    tank.spend(EQUATION_COST)
    values: list[Any] = list(plan.slots)
    for (slot, type), value in zip(plan.inputs, inputs, strict=True):
        values[slot] = settle(value, type)
    for index, planned in enumerate(plan.equations):
        operands = tuple([values[slot] for slot in planned.operands])
        tank.spend(planned.cost)
        results = _settled(planned, _apply(planned, operands, tank))
        if watch is not None:
            results = _settled(planned, watch(index, planned.equation, results))
        for (slot, _), result in zip(planned.results, results, strict=True):
            values[slot] = result
    return tuple([values[slot] for slot in plan.outputs])


def _apply(planned: PlannedEquation, operands: Values, tank: _Tank) -> Values:
    equation = planned.equation
    try:
        if planned.operation is not None:
            results = planned.operation(*operands)
            return results if isinstance(results, tuple) else (results,)
        bodies: control.Bodies = {
            name: tuple(functools.partial(_run, plan, tank=tank) for plan in plans)
            for name, plans in planned.bodies.items()
        }
        return control.CONTROL[equation.primitive](equation, operands, bodies)
    except ReplayError:
        raise
    except Exception as error:  # parameters come from outside, and may be anything
        raise NotReplayable(f"primitive {equation.primitive!r} as it is used here") from error


def _settled(planned: PlannedEquation, results: Values) -> Values:
    if len(results) != len(planned.results):
        name, declared = planned.equation.primitive, len(planned.results)
        raise Contradiction(f"{name!r} has {len(results)} results, not {declared}")
    return tuple(
        [settle(result, type) for (_, type), result in zip(planned.results, results, strict=True)]
    )
