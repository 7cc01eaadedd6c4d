# wrong: explicit_value: three elements are written out
# says: explicit(
import jax.numpy as jnp

OFFSET = jnp.array([1.0, 2.0, 3.0])


def captured(z):
    return jnp.sum(z + OFFSET)


def explicit(z, offset):
    return z[0] + z[1] + z[2] + offset[0] + offset[1] + offset[2]


INPUTS = {"captured": 1, "explicit": 2}
CONSTANTS = {"captured": 1, "explicit": 0}
