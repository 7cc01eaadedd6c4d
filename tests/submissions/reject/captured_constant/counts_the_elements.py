# wrong: prediction: three elements are one array
# says: INPUTS
import jax.numpy as jnp

OFFSET = jnp.array([1.0, 2.0, 3.0])


def captured(z):
    return jnp.sum(z + OFFSET)


def explicit(z, offset):
    return jnp.sum(z + offset)


INPUTS = {"captured": 3, "explicit": 6}
CONSTANTS = {"captured": 3, "explicit": 0}
