# wrong: captured_value, explicit_value: each has the other's name
# says: captured
import jax.numpy as jnp

OFFSET = jnp.array([1.0, 2.0, 3.0])


def explicit(z):
    return jnp.sum(z + OFFSET)


def captured(z, offset):
    return jnp.sum(z + offset)


INPUTS = {"captured": 1, "explicit": 2}
CONSTANTS = {"captured": 1, "explicit": 0}
