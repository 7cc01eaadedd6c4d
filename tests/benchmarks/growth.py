"""How a cost grows with a size: the exponent k of a power law, cost = c size^k."""

from __future__ import annotations

import math
import statistics
from collections.abc import Sequence


def exponent(sizes: Sequence[float], costs: Sequence[float]) -> float:
    """By least squares of the logarithms: 1 is linear, 0 is constant; NaN if a cost is not above 0.

    Needs two sizes that differ.
    """
    if min(costs) <= 0:
        return math.nan
    fit = statistics.linear_regression([*map(math.log, sizes)], [*map(math.log, costs)])
    return fit.slope


def tail(sizes: Sequence[float], costs: Sequence[float]) -> float:
    """The exponent between the two largest sizes, where what is constant weighs least."""
    largest = sorted(zip(sizes, costs, strict=True))[-2:]
    return exponent(*zip(*largest, strict=True))


def each(sizes: Sequence[float], costs: Sequence[float]) -> float:
    """What one more of the size costs, by the two largest sizes."""
    (small, low), (large, high) = sorted(zip(sizes, costs, strict=True))[-2:]
    return (high - low) / (large - small)
