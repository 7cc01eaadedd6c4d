# wrong: captured_value, captured_structure: two inputs, and nothing captured
# says: offset
import jax.numpy as jnp

OFFSET = jnp.array([1.0, 2.0, 3.0])


def captured(z, offset):
    return jnp.sum(z + offset)


def explicit(z, offset):
    return jnp.sum(z + offset)


INPUTS = {"captured": 1, "explicit": 2}
CONSTANTS = {"captured": 1, "explicit": 0}
