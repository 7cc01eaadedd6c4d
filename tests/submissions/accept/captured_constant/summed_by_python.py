# right: Python's sum adds up the elements of the vector
import jax.numpy as jnp

OFFSET = jnp.array([1.0, 2.0, 3.0])


def captured(z):
    return sum(z + OFFSET)


def explicit(z, offset):
    return sum(z) + sum(offset)


INPUTS = {"captured": 1, "explicit": 2}


CONSTANTS = {"captured": 1, "explicit": 0}
