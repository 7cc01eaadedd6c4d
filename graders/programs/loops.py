"""The loops of a program, scan and while, seen alike: what they carry, step by step."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from graders.programs.primitives.layouts import ScanLayout, WhileLayout
from graders.programs.replay import OutOfFuel, ReplayError, Values, replay, scan_steps
from graders.programs.types import Equation, Program

MAX_STEPS = 2_000
"""Steps of a while loop that are followed."""


@dataclass(frozen=True, slots=True)
class LoopBody:
    """A program that a loop runs in each step: on some of the loop's operands, which are
    those at `outside`, then on the carry, then on this step's slices.

    A condition, which decides whether there is another step, runs once more than the step.
    """

    kind: Literal["condition", "step"]
    title: str
    program: Program
    outside: slice


@dataclass(frozen=True, slots=True)
class Loop:
    """A loop, and where among its operands the first carry is and what is sliced.

    The outputs of the last body begin with the next carry.
    """

    bodies: tuple[LoopBody, ...]
    carry: slice
    sliced: slice


@dataclass(frozen=True, slots=True)
class Followed:
    """One run of a loop: its operands, the carry before and after each step, the slices."""

    operands: Values
    carries: tuple[Values, ...]
    slices: tuple[Values, ...]

    def inputs(self, body: LoopBody) -> list[Values]:
        """What the body gets, each time it runs."""
        outside = self.operands[body.outside]
        if body.kind == "condition":
            return [outside + carry for carry in self.carries]
        return [
            outside + carry + sliced
            for carry, sliced in zip(self.carries[:-1], self.slices, strict=True)
        ]


def loop_of(equation: Equation) -> Loop | None:
    """The loop that an equation is; None if it is none, or does not fit together."""
    read = {"scan": _scan, "while": _while}.get(equation.primitive)
    try:
        return read(equation) if read else None
    except ReplayError:
        return None


def follow(loop: Loop, equation: Equation, operands: Values, *, fuel: int) -> Followed:
    """The steps of the loop with those operands; raises ReplayError."""
    if equation.primitive == "scan":
        steps = scan_steps(equation, operands, fuel=fuel)
        after = tuple(step.carry_out for step in steps)
        slices = tuple(step.x for step in steps)
    else:
        after = _steps_of_while(loop, operands, fuel)
        slices = ((),) * len(after)
    return Followed(operands, (operands[loop.carry], *after), slices)


def _scan(equation: Equation) -> Loop:
    layout = ScanLayout.of(equation)
    body = LoopBody("step", "in each step", layout.body, slice(layout.constants))
    return Loop((body,), slice(layout.constants, layout.fixed), slice(layout.fixed, None))


def _while(equation: Equation) -> Loop:
    layout = WhileLayout.of(equation)
    condition = LoopBody("condition", "before each step", layout.condition, layout.of_condition)
    body = LoopBody("step", "in each step", layout.body, layout.of_body)
    return Loop((condition, body), layout.carry, slice(0, 0))


def _steps_of_while(loop: Loop, operands: Values, fuel: int) -> tuple[Values, ...]:
    condition, body = loop.bodies
    carries = [operands[loop.carry]]
    while _holds(replay(condition.program, operands[condition.outside] + carries[-1], fuel=fuel)):
        if len(carries) > MAX_STEPS:
            raise OutOfFuel("a while loop of many steps")
        carries.append(replay(body.program, operands[body.outside] + carries[-1], fuel=fuel))
    return tuple(carries[1:])


def _holds(results: Values) -> bool:
    (result,) = results
    if result.shape:
        raise OutOfFuel("a while loop with several conditions")
    return bool(result)
