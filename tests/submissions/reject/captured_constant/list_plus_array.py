# wrong: captured_value: JAX does not add a list to an array
# says: TypeError
import jax.numpy as jnp

OFFSET = [1.0, 2.0, 3.0]


def captured(z):
    return jnp.sum(z + OFFSET)


def explicit(z, offset):
    return jnp.sum(z + offset)


INPUTS = {"captured": 1, "explicit": 2}
CONSTANTS = {"captured": 1, "explicit": 0}
