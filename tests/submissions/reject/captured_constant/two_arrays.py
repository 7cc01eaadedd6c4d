# wrong: captured_structure: two arrays that add up to the offset
# says: 2 arrays
import jax.numpy as jnp

ONES = jnp.array([1.0, 1.0, 1.0])
REST = jnp.array([0.0, 1.0, 2.0])


def captured(z):
    return jnp.sum(z + ONES + REST)


def explicit(z, offset):
    return jnp.sum(z + offset)


INPUTS = {"captured": 1, "explicit": 2}
CONSTANTS = {"captured": 1, "explicit": 0}
