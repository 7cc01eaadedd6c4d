# wrong: captured_structure: the whole table is captured, with all its rows
# says: [2,3]
import jax.numpy as jnp

TABLE = jnp.array([[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]])


def captured(z):
    return jnp.sum(z + TABLE[0])


def explicit(z, offset):
    return jnp.sum(z + offset)


INPUTS = {"captured": 1, "explicit": 2}
CONSTANTS = {"captured": 1, "explicit": 0}
