# wrong: captured_structure: the array is added and taken away again
# says: no array
import jax.numpy as jnp

OFFSET = jnp.array([1.0, 2.0, 3.0])


def captured(z):
    return jnp.sum(z) + 6.0 + jnp.sum(OFFSET - OFFSET)


def explicit(z, offset):
    return jnp.sum(z + offset)


INPUTS = {"captured": 1, "explicit": 2}
CONSTANTS = {"captured": 1, "explicit": 0}
