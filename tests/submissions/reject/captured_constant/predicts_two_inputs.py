# wrong: prediction: the array is counted among captured's inputs
# says: INPUTS
import jax.numpy as jnp

OFFSET = jnp.array([1.0, 2.0, 3.0])


def captured(z):
    return jnp.sum(z + OFFSET)


def explicit(z, offset):
    return jnp.sum(z + offset)


INPUTS = {"captured": 2, "explicit": 2}
CONSTANTS = {"captured": 0, "explicit": 0}
