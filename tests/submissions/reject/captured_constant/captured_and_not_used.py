# wrong: captured_structure: the array is captured, and its sum is a literal
# says: no array
import jax.numpy as jnp

OFFSET = jnp.array([1.0, 2.0, 3.0])


def captured(z):
    shifted = z + OFFSET
    return jnp.sum(z) + 6.0


def explicit(z, offset):
    return jnp.sum(z + offset)


INPUTS = {"captured": 1, "explicit": 2}
CONSTANTS = {"captured": 1, "explicit": 0}
