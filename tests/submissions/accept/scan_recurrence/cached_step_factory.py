# right: functools.cache returns the same step for the same coefficients
from functools import cache

import jax


@cache
def make_step(factor: float, summand: float):
    return lambda z, _: (factor * z + summand, None)


def unrolled(z):
    for _ in range(4):
        z, _ = make_step(0.5, 1.0)(z, None)
    return z


def scanned(z):
    return jax.lax.scan(make_step(0.5, 1.0), z, None, length=4)[0]
