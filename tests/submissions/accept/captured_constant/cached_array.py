# right: a cached function makes the array the first time
import functools

import jax
import jax.numpy as jnp


@functools.cache
def offset():
    with jax.ensure_compile_time_eval():
        return jnp.array([1.0, 2.0, 3.0])


def captured(z):
    return jnp.sum(z + offset())


def explicit(z, offset):
    return jnp.sum(z + offset)


INPUTS = {"captured": 1, "explicit": 2}

CONSTANTS = {"captured": 1, "explicit": 0}
