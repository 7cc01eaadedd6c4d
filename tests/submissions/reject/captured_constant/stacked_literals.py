# wrong: captured_structure: an array that the program puts together, out of literals
# says: no array
import jax.numpy as jnp


def captured(z):
    return jnp.sum(z + jnp.stack([1.0, 2.0, 3.0]))


def explicit(z, offset):
    return jnp.sum(z + offset)


INPUTS = {"captured": 1, "explicit": 2}
CONSTANTS = {"captured": 1, "explicit": 0}
