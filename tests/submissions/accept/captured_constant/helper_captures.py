# right: a helper reads the array, captured calls the helper
import jax.numpy as jnp

OFFSET = jnp.array([1.0, 2.0, 3.0])


def shifted(v):
    return v + OFFSET


def captured(z):
    return jnp.sum(shifted(z))


def explicit(z, offset):
    return jnp.sum(z + offset)


INPUTS = {"captured": 1, "explicit": 2}
CONSTANTS = {"captured": 1, "explicit": 0}
