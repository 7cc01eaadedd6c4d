# wrong: captured_value: a column plus a row is a table of nine
# says: captured(
import jax.numpy as jnp

OFFSET = jnp.array([[1.0], [2.0], [3.0]])


def captured(z):
    return jnp.sum(z + OFFSET)


def explicit(z, offset):
    return jnp.sum(z + offset)


INPUTS = {"captured": 1, "explicit": 2}
CONSTANTS = {"captured": 1, "explicit": 0}
