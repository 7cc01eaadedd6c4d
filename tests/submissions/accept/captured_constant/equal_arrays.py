# right: two arrays of the same numbers are one constant
import jax.numpy as jnp

FIRST = jnp.array([0.5, 1.0, 1.5])
SECOND = jnp.array([0.5, 1.0, 1.5])


def captured(z):
    return jnp.sum(FIRST + z + SECOND)


def explicit(z, offset):
    return jnp.sum(z + offset)


INPUTS = {"captured": 1, "explicit": 2}
CONSTANTS = {"captured": 1, "explicit": 0}
