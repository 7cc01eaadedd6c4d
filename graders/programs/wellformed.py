"""Whether data is a program at all: a worker's description is only ever a claim."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from graders.programs.primitives.errors import Contradiction, NotReplayable
from graders.programs.primitives.layouts import ScanLayout, WhileLayout, branches_of
from graders.programs.simplify import CALLS
from graders.programs.types import (
    Array,
    ArrayType,
    Atom,
    Equation,
    Literal,
    Program,
    Variable,
    numpy_dtype,
)

MAX_EQUATIONS = 2**14
"""In all bodies together; a replay has fuel for no more."""

MAX_DEPTH = 64
MAX_AXES = 64
MAX_ITEMS = 2**16
"""Of the lists and dicts among the parameters, in all."""

MAX_NAME = 200
"""Characters of a primitive's, a parameter's or a dtype's name."""


class Malformed(Exception):
    """What no traced program can be; the message says why."""


def check_program(program: Program) -> None:
    """Raise Malformed unless every variable is bound once, before it is used, with its type.

    Literals and constants have as many bytes as their types need, the bodies of a cond, a
    loop or a call take what they are given, and there are no more equations, bodies inside
    bodies and axes than can be worked through.
    """
    _Checker().check(program, depth=0)


def check_array(array: Array) -> None:
    """Raise Malformed unless it has as many bytes as its type needs."""
    _check_type(array.type)
    try:
        dtype = numpy_dtype(array.type.dtype)
    except ValueError:  # a random key, say, whose bytes are nobody's business
        return
    if len(array.data) != array.type.size * dtype.itemsize:
        raise Malformed(f"{len(array.data):,} bytes stand for an array {array.type}")


class _Checker:
    def __init__(self) -> None:
        self._equations = 0
        self._items = 0

    def check(self, program: Program, depth: int) -> None:
        if depth > MAX_DEPTH:
            raise Malformed(f"there are more than {MAX_DEPTH} programs inside each other")
        bound: dict[int, ArrayType] = {}
        _bind(program.inputs, bound)
        for constant in program.constants:
            if constant.variable.type != constant.value.type:
                raise Malformed(f"a constant {constant.variable.type} holds {constant.value.type}")
            check_array(constant.value)
            _bind([constant.variable], bound)
        for equation in program.equations:
            self._equations += 1
            if self._equations > MAX_EQUATIONS:
                raise Malformed(f"there are more than {MAX_EQUATIONS:,} equations")
            _check_names([equation.primitive, *equation.parameters, *equation.bodies])
            self._count_items(equation.parameters)
            _check_atoms(equation.operands, bound)
            for body in equation.programs:
                self.check(body, depth + 1)
            _check_control(equation)
            _bind(equation.results, bound)
        _check_atoms(program.outputs, bound)

    def _count_items(self, parameters: dict[str, Any]) -> None:
        waiting: list[Any] = [parameters]
        while waiting:
            value = waiting.pop()
            if isinstance(value, dict | list):
                self._items += len(value)
                if self._items > MAX_ITEMS:
                    raise Malformed(f"there are more than {MAX_ITEMS:,} items in parameters")
                waiting += value.values() if isinstance(value, dict) else value


def _bind(variables: Iterable[Variable], bound: dict[int, ArrayType]) -> None:
    for variable in variables:
        if variable.index in bound:
            raise Malformed(f"variable {variable.index} is bound twice")
        _check_type(variable.type)
        bound[variable.index] = variable.type


def _check_atoms(atoms: Iterable[Atom], bound: dict[int, ArrayType]) -> None:
    for atom in atoms:
        if isinstance(atom, Literal):
            check_array(atom.value)
        elif bound.get(atom.index) != atom.type:
            raise Malformed(f"variable {atom.index} of type {atom.type} is not bound")


def _check_control(equation: Equation) -> None:
    """Bodies take what they are given, as far as it is known how each is run."""
    try:
        match equation.primitive:
            case "cond":
                branches = branches_of(equation)
                index, *rest = equation.operands
                fits = bool(branches) and index.type.shape == ()
                for branch in branches:
                    fits &= _types(branch.inputs) == _types(rest)
                    fits &= _types(branch.outputs) == _types(equation.results)
            case "while":
                fits = _while_fits(equation)
            case "scan":
                ScanLayout.of(equation)
                fits = True
            case name if name in CALLS and len(equation.programs) == 1:
                (body,) = equation.programs
                fits = _types(body.inputs) == _types(equation.operands)
                fits &= _types(body.outputs) == _types(equation.results)
            case _:
                fits = True
    except NotReplayable:  # as a later JAX may describe it
        return
    except (Contradiction, ValueError):
        fits = False
    if not fits:
        raise Malformed(f"the bodies of a {equation.primitive!r} do not fit it")


def _while_fits(equation: Equation) -> bool:
    layout = WhileLayout.of(equation)
    operands, carry = _types(equation.operands), _types(equation.results)
    return (
        operands[layout.carry] == carry == _types(layout.body.outputs)
        and _types(layout.condition.inputs) == operands[layout.of_condition] + carry
        and _types(layout.body.inputs) == operands[layout.of_body] + carry
        and [atom.type.dtype for atom in layout.condition.outputs] == ["bool"]
    )


def _types(atoms: Iterable[Atom]) -> list[ArrayType]:
    return [atom.type for atom in atoms]


def _check_type(type_: ArrayType) -> None:
    _check_names([type_.dtype])
    if len(type_.shape) > MAX_AXES or any(length < 0 for length in type_.shape):
        raise Malformed(f"there is an array of shape {type_.shape[:MAX_AXES]}")


def _check_names(names: Iterable[str]) -> None:
    for name in names:
        if len(name) > MAX_NAME:
            raise Malformed(f"a name has {len(name):,} characters")
