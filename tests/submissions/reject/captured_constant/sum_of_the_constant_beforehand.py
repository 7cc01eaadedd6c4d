# wrong: captured_structure: what is captured is one number, of rank 0
# says: no array
import jax.numpy as jnp

OFFSET = jnp.array([1.0, 2.0, 3.0])
TOTAL = jnp.sum(OFFSET)


def captured(z):
    return jnp.sum(z) + TOTAL


def explicit(z, offset):
    return jnp.sum(z + offset)


INPUTS = {"captured": 1, "explicit": 2}
CONSTANTS = {"captured": 1, "explicit": 0}
