# wrong: captured_structure: 1 + 2 + 3 as a literal, no array is captured
# says: no array
import jax.numpy as jnp


def captured(z):
    return jnp.sum(z) + 6.0


def explicit(z, offset):
    return jnp.sum(z + offset)


INPUTS = {"captured": 1, "explicit": 2}
CONSTANTS = {"captured": 1, "explicit": 0}
