"""How a program is written down: names for its values, its literals and operations as text."""

from __future__ import annotations

import itertools
import string
from collections.abc import Iterable, Iterator

from graders import wording
from graders.programs.types import Array, Equation


class Names:
    """Gives out names, none twice and none that is taken: a, b ... z, aa ...; c1, c2 ..."""

    def __init__(self, taken: Iterable[str]) -> None:
        not_taken = frozenset(taken).isdisjoint
        self._letters = filter(lambda name: not_taken((name,)), _letters())
        numbered = (f"c{number}" for number in itertools.count(1))
        self._numbered = filter(lambda name: not_taken((name,)), numbered)

    def results(self, count: int) -> tuple[str, ...]:
        """Names for as many results, carries or slices."""
        return tuple(itertools.islice(self._letters, count))

    def constant(self) -> str:
        """A name for a captured constant."""
        return next(self._numbered)


def _letters() -> Iterator[str]:
    for length in itertools.count(1):
        for letters in itertools.product(string.ascii_lowercase, repeat=length):
            yield "".join(letters)


def literal(value: Array) -> str:
    """A literal as a number; its type where it is none that can be read."""
    try:
        return wording.number(value.numpy().item())
    except (TypeError, ValueError):
        return str(value.type)


def operation(equation: Equation) -> str:
    """The primitive, with what shapes the result and cannot be seen from types and operands,
    as jaxprs show it: "slice[0:1]"."""
    parameters = equation.parameters
    told = [f"{key}={parameters[key]}" for key in _TOLD if parameters.get(key) is not None]
    if parameters.get("reverse") is True:
        told.append("reverse")
    starts, ends = parameters.get("start_indices"), parameters.get("limit_indices")
    if isinstance(starts, list) and isinstance(ends, list):
        told.append(",".join(f"{start}:{end}" for start, end in zip(starts, ends, strict=False)))
    return equation.primitive + (f"[{', '.join(told)}]" if told else "")


_TOLD = ("length", "y", "axis", "dimension")
