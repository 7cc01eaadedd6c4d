"""Two things compared: run in pairs, so that a busy machine slows both.

pyperf, which else would do, runs all of the one and then all of the other.
"""

from __future__ import annotations

import statistics
from collections.abc import Callable, Iterator, Sequence
from typing import TypeVar

Measured = TypeVar("Measured")


def paired(
    first: Callable[[], Measured], second: Callable[[], Measured], pairs: int
) -> Iterator[tuple[Measured, Measured]]:
    """So many pairs of (first, second), each as soon as it is there.

    Who of the two goes ahead alternates. A pair before them is left out: it puts files in place
    and in the system's cache.
    """
    for number in range(pairs + 1):
        if number % 2:
            one = first()
            other = second()
        else:
            other = second()
            one = first()
        if number:
            yield one, other


def ratios(firsts: Sequence[float], seconds: Sequence[float]) -> list[float]:
    """How many times the first each second is, pair by pair."""
    return [second / first for first, second in zip(firsts, seconds, strict=True)]


def spread(values: Sequence[float], digits: int = 2) -> str:
    """The median, and the least and the most."""
    least, most = min(values), max(values)
    return (
        f"{statistics.median(values):.{digits}f} ({least:.{digits}f} to {most:.{digits}f})"
        if len(values) > 1
        else f"{least:.{digits}f}"
    )
