"""Words for a program's equations and numbers of things, in messages."""

from __future__ import annotations

from collections.abc import Iterable

from graders.programs.types import Program, all_equations


def primitives(program: Program) -> tuple[str, ...]:
    """The names of all equations, each once, in order."""
    return tuple(dict.fromkeys(equation.primitive for equation in all_equations(program)))


def counted(number: int, what: str) -> str:
    """As in "1 input" and "2 inputs"."""
    return f"{number} {what}" if number == 1 else f"{number} {what}s"


def listed(words: Iterable[str]) -> str:
    """As in "a, b and c"; "" for nothing."""
    *first, last = list(words) or [""]
    return f"{', '.join(first)} and {last}" if first else last
