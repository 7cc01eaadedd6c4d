# right: functools.cache makes each side's function once
from functools import cache

import jax
import jax.numpy as jnp


@cache
def times(sign: int):
    return lambda z: sign * jnp.sum(z)


def bad_branch(z):
    return times(1)(z) if z[0] > 0 else times(-1)(z)


def repaired(z):
    return jax.lax.cond(z[0] > 0, times(1), times(-1), z)
