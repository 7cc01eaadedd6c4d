# right: Python adds up the elements
import jax.numpy as jnp

OFFSET = jnp.array([1.0, 2.0, 3.0])


def captured(z):
    return z[0] + OFFSET[0] + z[1] + OFFSET[1] + z[2] + OFFSET[2]


def explicit(z, offset):
    return sum(z + offset)


INPUTS = {"captured": 1, "explicit": 2}
CONSTANTS = {"captured": 1, "explicit": 0}
