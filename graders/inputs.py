"""What a check is tried on: inputs that are always tried, and those that Hypothesis draws.

All of them are float32 with 0 or 2**-60 <= |x| <= 1e3, most of them multiples of 0.25:
XLA flushes subnormals to zero where NumPy does not, and squares of larger numbers would
leave float32's range.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass

import numpy as np

from graders.frozen import Frozen

Arrays = tuple[np.ndarray, ...]

TINY = 2.0**-60
"""The smallest magnitude that is tried: float32's smallest are flushed to zero by XLA."""


class Drawn(Frozen, frozen=True):
    """What Hypothesis is to draw: arrays f32[n], all of one of these lengths, or else f32[]."""

    lengths: tuple[int, ...] = ()
    arrays: int = 1


@dataclass(frozen=True)
class Inputs:
    """The inputs of one check, each a tuple of arrays, one for each parameter.

    The arrays are float64 so that NumPy works expectations out with that precision, but
    every number in them is a float32.

    `always` are tried first, in order; the `edge` is one of them, at which something may break.
    `drawn` is drawn as well, and `short` are the shortest of those, for where each length costs
    a compilation. `real` are those on which JAX itself is asked as well: few, for the same
    reason, and random, since a function may tell a plain call from a traced one. `long` are a
    few more, for what only JAX can be asked about.
    """

    always: tuple[Arrays, ...]
    edge: Arrays
    drawn: Drawn
    short: Drawn
    real: tuple[Arrays, ...]
    long: tuple[Arrays, ...] = ()


LONG = 37
COMPILED_LENGTHS = (1, 2, 3, LONG)
"""Of the vectors that JAX is asked about where only it can be: it compiles anew for each length."""

Family = Callable[[int], Inputs]
"""The inputs to try under a seed, which decides the lengths that are drawn."""


def lengths(seed: int) -> tuple[int, ...]:
    """1, 2, 3 and two more, from 4 to 64, one of them near the end."""
    random_ = random.Random(f"lengths {seed}")
    return 1, 2, 3, random_.randint(4, 50), random_.randint(51, 64)


def both_sides(seed: int) -> tuple[np.ndarray, ...]:
    """Vectors f32[n] of all lengths, with z[0] above, below and at 0, whose sum is not 0.

    All elements are multiples of 0.25 but a z[0] below 0.
    """
    random_ = random.Random(f"both sides {seed}")
    rest = [np.array([random_.randint(1, 40) / 4 for _ in range(n - 1)]) for n in lengths(seed)]
    return tuple(
        np.concatenate([[first], tail])
        for tail in rest
        for first in (random_.randint(1, 40) / 4, float32(random_.uniform(-510, -500)), 0.0)
        if first or len(tail)
    )


def _long(seed: int) -> tuple[np.ndarray, ...]:
    """Two vectors f32[LONG], with z[0] above and below 0; the others are multiples of 0.25."""
    random_ = random.Random(f"long {seed}")
    tail = [random_.randint(1, 40) / 4 for _ in range(LONG - 1)]
    firsts = random_.randint(1, 40) / 4, float32(random_.uniform(-510, -500))
    return tuple(np.array([first, *tail]) for first in firsts)


def starts(seed: int) -> tuple[float, ...]:
    """Numbers to start a recurrence from, so far from its fixed point 2 that all steps differ.

    They are small and large, of both signs; only the first is a multiple of 0.25.
    """
    random_ = random.Random(f"starts {seed}")
    far = random_.choice((-1, 1)) * random_.uniform(40, 999)
    others = random_.uniform(-40, -4), random_.uniform(-3.5, 1), far
    return random_.randint(16, 160) / 4, *map(float32, others)


def vectors(*, zero_at: float = 0.0, length: int | None = None) -> Family:
    """One vector f32[n], of all lengths or of one.

    `zero_at` is an element at which something may break.
    """

    def family(seed: int) -> Inputs:
        sizes = lengths(seed) if length is None else (length,)
        return Inputs(
            always=tuple((z,) for n in sizes for z in _landmarks(n, zero_at)),
            edge=(np.full(sizes[0], zero_at),),
            drawn=Drawn(sizes),
            short=Drawn(_short(sizes)),
            real=tuple((z,) for z in both_sides(seed) if len(z) == 3 and z[0]),
            long=tuple((z,) for z in _long(seed)) if length is None else (),
        )

    return family


def pairs() -> Family:
    """Two vectors f32[n] of the same length."""

    def family(seed: int) -> Inputs:
        sizes = lengths(seed)
        return Inputs(
            always=tuple(pair for n in sizes for pair in _paired(_landmarks(n, 0.0))),
            edge=(np.zeros(sizes[0]), np.zeros(sizes[0])),
            drawn=Drawn(sizes, arrays=2),
            short=Drawn(_short(sizes), arrays=2),
            real=tuple((z, z[::-1]) for z in both_sides(seed) if len(z) == 3 and z[0]),
            long=tuple((z, z[::-1]) for z in _long(seed)),
        )

    return family


def scalars(*, fixed_point: float) -> Family:
    """One number f32[]; at `fixed_point` a step changes nothing."""

    def family(seed: int) -> Inputs:
        always = (0.0, -0.0, 1.0, -1.0, fixed_point, 0.25, -1000.0)
        return Inputs(
            always=tuple((rounded(z),) for z in always),
            edge=(rounded(fixed_point),),
            drawn=Drawn(),
            short=Drawn(),
            real=((rounded(starts(seed)[0]),),),
        )

    return family


def _landmarks(n: int, zero_at: float) -> list[np.ndarray]:
    zeros = np.zeros(n)
    first = np.eye(1, n)[0]
    counting = np.arange(1.0, n + 1)
    return [
        zeros,
        -zeros,
        zeros + zero_at,
        counting,
        counting * (1 - first) + zero_at * first,
        zeros + 3,
        -counting,
        counting - 4 * first,
        4 * first - counting,
        (counting - first) * (1 - first) + TINY * first,
        (first - counting) * (1 - first) - TINY * first,
        counting - first,
        first - counting,
        rounded(0.3 * counting - 0.7),
        counting - 0.75 * first,
        0.75 * first - counting,
        1000 * (-1) ** counting,
    ]


def _paired(vectors: list[np.ndarray]) -> list[tuple[np.ndarray, np.ndarray]]:
    """The first with itself, then each with another."""
    return [(vectors[0], vectors[0]), *zip(vectors, vectors[2:] + vectors[:2], strict=True)]


def float32(x: float) -> float:
    return float(np.float32(x))


def rounded(values: object) -> np.ndarray:
    return np.asarray(values, np.float32).astype(np.float64)


def _short(sizes: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(n for n in sizes if n <= 3)
