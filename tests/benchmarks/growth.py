"""How a cost grows with a size: the exponent k of a power law, cost = c size^k."""

from __future__ import annotations

import math
import statistics
from collections.abc import Sequence


def exponent(sizes: Sequence[float], costs: Sequence[float]) -> float:
    """By least squares of the logarithms: 1 is linear, 0 is constant.

    NaN if a cost is not positive; needs two sizes that differ.
    """
    if min(costs) <= 0:
        return math.nan
    return statistics.linear_regression([*map(math.log, sizes)], [*map(math.log, costs)]).slope


def tail(sizes: Sequence[float], costs: Sequence[float], base: float = 0.0) -> float:
    """The exponent between the two largest sizes, of what the costs are above a base."""
    (small, low), (large, high) = _largest(sizes, costs)
    return exponent([small, large], [low - base, high - base])


def slope(sizes: Sequence[float], costs: Sequence[float]) -> float:
    """What one more of the size costs, by the two largest sizes."""
    (small, low), (large, high) = _largest(sizes, costs)
    return (high - low) / (large - small)


def _largest(sizes: Sequence[float], costs: Sequence[float]) -> list[tuple[float, float]]:
    return sorted(zip(sizes, costs, strict=True))[-2:]


def rows(
    sizes: Sequence[float], columns: Sequence[Sequence[float]], bases: Sequence[float] | None = None
) -> list[tuple[str, ...]]:
    """Rows for the foot of a table whose columns, but for the first, are costs by size."""
    bases = bases or [0.0] * len(columns)
    above = list(zip(columns, bases, strict=True))
    return [
        ("exponent", *(_text(exponent(sizes, costs)) for costs in columns)),
        ("exponent of the tail", *(_text(tail(sizes, costs, base)) for costs, base in above)),
        ("for one more", *(f"{slope(sizes, costs):.4f}" for costs in columns)),
    ]


def _text(value: float) -> str:
    return "lost in noise" if math.isnan(value) else f"{value:.2f}"
