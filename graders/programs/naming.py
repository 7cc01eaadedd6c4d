"""Names for a program's values: letters for results, numbers for captured constants."""

from __future__ import annotations

import itertools
import string
from collections.abc import Iterable, Iterator

from graders import wording
from graders.programs.types import Array, Program, all_constants


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


def captured(program: Program) -> tuple[Array, ...]:
    """The constants of the program and of the bodies in it, each value once."""
    return tuple(dict.fromkeys(constant.value for constant in all_constants(program)))


def literal(value: Array) -> str:
    """A literal as a number; its type where it is none that can be read."""
    try:
        return wording.number(value.numpy().item())
    except (TypeError, ValueError):
        return str(value.type)
