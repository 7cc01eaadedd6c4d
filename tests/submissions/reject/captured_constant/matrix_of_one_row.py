# wrong: captured_structure: the array has two dimensions
# says: [1,3]
import jax.numpy as jnp

OFFSET = jnp.array([[1.0, 2.0, 3.0]])


def captured(z):
    return jnp.sum(z + OFFSET)


def explicit(z, offset):
    return jnp.sum(z + offset)


INPUTS = {"captured": 1, "explicit": 2}
CONSTANTS = {"captured": 1, "explicit": 0}
