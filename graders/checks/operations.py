"""Which operations a program consists of."""

from __future__ import annotations

from graders.programs.types import ArrayType, Program, all_equations
from graders.student.functions import Function


def added_by_gradient(function: Function) -> set[str]:
    """The operations of the function's gradient program that its own program lacks."""
    vector = ArrayType("float32", (3,))
    forward = function.traced(vector).inlined
    gradient = function.traced(vector, gradient=True).inlined
    return set(primitives(gradient)) - set(primitives(forward))


def primitives(program: Program) -> tuple[str, ...]:
    """The names of all equations, each once, in order."""
    return tuple(dict.fromkeys(equation.primitive for equation in all_equations(program)))
