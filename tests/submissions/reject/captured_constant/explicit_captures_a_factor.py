# wrong: explicit_structure: the factor 1 is an array of one element
# says: f32[1]
import jax.numpy as jnp

ONE = jnp.array([1.0])

OFFSET = jnp.array([1.0, 2.0, 3.0])


def captured(z):
    return jnp.sum(z + OFFSET)


def explicit(z, offset):
    return jnp.sum(ONE * (z + offset))


INPUTS = {"captured": 1, "explicit": 2}
CONSTANTS = {"captured": 1, "explicit": 0}
