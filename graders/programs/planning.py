"""A program made ready for replaying: what the replay does not know is found before it runs.

Each of its values gets a slot, constants and literals stand in theirs already, and each
equation has its operation at hand.
"""

from __future__ import annotations

import functools
import math
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np

from graders.programs.primitives import operation_of
from graders.programs.primitives.control import CONTROL
from graders.programs.primitives.errors import NotReplayable, OutOfFuel
from graders.programs.primitives.representation import MAX_RANK, replay_dtype, replay_value
from graders.programs.types import ArrayType, Atom, Equation, Literal, Program, Variable

EQUATION_COST = 512
MAX_ELEMENTS = 2**16
"""Of one value, for each of which some operations hold a hundred bytes."""

Place = tuple[int, ArrayType]
"""A slot, and the type of the value in it."""


@dataclass(frozen=True, slots=True)
class PlannedEquation:
    """An equation with the slots of its operands and the places of its results."""

    equation: Equation
    operands: tuple[int, ...]
    results: tuple[Place, ...]
    cost: int
    operation: Callable[..., Any] | None  # None if the primitive runs `bodies`
    bodies: Mapping[str, tuple[Plan, ...]]


@dataclass(frozen=True, slots=True)
class Plan:
    """A program's values as slots, filled where they are known, and what fills the rest.

    `size` counts the slots, in bodies as well.
    """

    slots: tuple[np.ndarray | None, ...]
    inputs: tuple[Place, ...]
    equations: tuple[PlannedEquation, ...]
    outputs: tuple[int, ...]
    size: int


def plan(program: Program) -> Plan:
    """The plan of a well-formed program; the same object has the same plan.

    A worker's program was well-formed when it was admitted (`wellformed.check_program`), and
    whatever is made of such a program still is.

    Raises NotReplayable for unknown primitives, dtypes and parameters, also in branches
    that would never be taken, and Contradiction for what no traced program can say.
    """
    return _plan(_ByIdentity(program))


class _ByIdentity:
    """A program as a key: the same object, since its contents cannot be hashed."""

    __slots__ = ("program",)

    def __init__(self, program: Program) -> None:
        self.program = program

    def __hash__(self) -> int:
        return id(self.program)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _ByIdentity) and self.program is other.program


@functools.lru_cache(maxsize=32)
def _plan(key: _ByIdentity) -> Plan:
    return _Planner().plan(key.program)


class _Planner:
    """Gives a program's variables their slots."""

    def __init__(self) -> None:
        self._slots: list[np.ndarray | None] = []
        self._slot_of: dict[int, int] = {}

    def plan(self, program: Program) -> Plan:
        inputs = tuple(self._bind(variable) for variable in program.inputs)
        for constant in program.constants:
            self._bind(constant.variable, replay_value(constant.value))
        equations = tuple(self._equation(equation) for equation in program.equations)
        outputs = tuple(self._slot(atom) for atom in program.outputs)
        bodies = [body for each in equations for plans in each.bodies.values() for body in plans]
        size = len(self._slots) + sum(body.size for body in bodies)
        return Plan(tuple(self._slots), inputs, equations, outputs, size)

    def _bind(self, variable: Variable, value: np.ndarray | None = None) -> Place:
        _check_type(variable.type)
        self._slot_of[variable.index] = slot = len(self._slots)
        self._slots.append(value)
        return slot, variable.type

    def _slot(self, atom: Atom) -> int:
        if isinstance(atom, Literal):
            self._slots.append(replay_value(atom.value))
            return len(self._slots) - 1
        return self._slot_of[atom.index]

    def _equation(self, equation: Equation) -> PlannedEquation:
        operands = tuple(self._slot(atom) for atom in equation.operands)
        results = tuple(self._bind(variable) for variable in equation.results)
        cost = _cost(equation)
        if equation.primitive not in CONTROL:
            return PlannedEquation(equation, operands, results, cost, operation_of(equation), {})
        bodies = {
            name: tuple(_Planner().plan(program) for program in programs)
            for name, programs in equation.bodies.items()
        }
        return PlannedEquation(equation, operands, results, cost, None, bodies)


def _check_type(type: ArrayType) -> None:
    replay_dtype(type.dtype)
    if len(type.shape) > MAX_RANK:
        raise NotReplayable(f"an array of {len(type.shape)} axes")
    if type.size > MAX_ELEMENTS:
        raise OutOfFuel("an array that takes too much memory")


def _cost(equation: Equation) -> int:
    sizes = [atom.type.size for atom in (*equation.operands, *equation.results)]
    cost = (EQUATION_COST + sum(sizes)) * _turns(equation)
    if equation.primitive == "dot_general":
        # At least the number of products: rows x contracted, contracted x columns and
        # rows x columns have all of it, squared, in their product.
        cost += math.isqrt(math.prod(sizes))
    return cost


_SLOW = frozenset(
    {"clz", "digamma", "erfc", "lgamma", "polygamma", "population_count", "sort", "top_k"}
)


def _turns(equation: Equation) -> int:
    """How often the operation goes over arrays of those sizes, or takes as long as if it did."""
    name, shapes = equation.primitive, [operand.type.shape for operand in equation.operands]
    if name == "polynomial":
        return max(1, len(shapes))
    if name == "gather" or name.startswith("scatter"):  # an array of places for each axis
        return 1 + max(map(len, shapes), default=0)
    if name == "conv_general_dilated":
        return max([1, *map(math.prod, shapes[1:])])
    if name.startswith("reduce_window"):
        window = equation.parameters.get("window_dimensions")
        sizes = window if isinstance(window, list) else []
        return math.prod(max(size, 1) for size in sizes if isinstance(size, int))
    return 8 if name in _SLOW else 1
