"""The inputs that a mutant is run on."""

from __future__ import annotations

from functools import cache

import numpy as np

from tests.mutants.oracle.programs import Shapes

Array = np.ndarray

LENGTHS = (3, 1, 6)
VECTORS: tuple[Shapes, ...] = tuple(((n,),) for n in LENGTHS)
PAIRS: tuple[Shapes, ...] = tuple(((n,), (n,)) for n in LENGTHS)
NUMBER: tuple[Shapes, ...] = (((),),)


@cache
def vectors(n: int) -> tuple[Array, ...]:
    """Vectors with signs of all kinds, kinks and the boundary in the first element."""
    ramp = np.arange(1.0, n + 1)
    random = np.random.default_rng(n)
    plain = [ramp, -ramp, 0 * ramp, -0.0 * ramp, ramp - 3, np.full(n, -1.0), np.full(n, -2.0)]
    firsts = [0.0, -0.0, 2.0**-60, -(2.0**-60), 0.25, -0.25, 1.0, -1.0, 0.5, 1.5, 30.0, -30.0]
    edges = [np.concatenate([[first], sign * 3 * ramp[1:]]) for first in firsts for sign in (1, -1)]
    drawn = [random.normal(0, 10, n) for _ in range(4)]
    return tuple(np.asarray(z, np.float32) for z in [*plain, *edges, *drawn])


def samples(shapes: Shapes) -> list[tuple[Array, ...]]:
    """The inputs of those shapes."""
    if shapes == ((),):
        numbers = (0.0, -0.0, 1.0, -1.0, 2.0, 0.25, 10.0, -37.3, 31.4159, 2.0**-60)
        return [(np.asarray(z, np.float32),) for z in numbers]
    found = vectors(*shapes[0])
    turned = (found[5 * k :] + found[: 5 * k] for k in range(len(shapes)))
    return list(zip(*turned, strict=True))
