# wrong: explicit_structure: an array of zeros is captured
# says: captures one array
import jax.numpy as jnp

ZEROS = jnp.zeros(1)


def explicit(z, offset):
    return jnp.sum(z + offset + ZEROS)


OFFSET = jnp.array([1.0, 2.0, 3.0])


def captured(z):
    return jnp.sum(z + OFFSET)


INPUTS = {"captured": 1, "explicit": 2}


CONSTANTS = {"captured": 1, "explicit": 0}
