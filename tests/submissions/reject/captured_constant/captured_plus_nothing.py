# wrong: captured_structure: three literals are added, and 0 times the array
# says: no array
import jax.numpy as jnp

OFFSET = jnp.array([1.0, 2.0, 3.0])


def captured(z):
    return z[0] + 1.0 + z[1] + 2.0 + z[2] + 3.0 + 0 * jnp.sum(OFFSET)


def explicit(z, offset):
    return jnp.sum(z + offset)


INPUTS = {"captured": 1, "explicit": 2}

CONSTANTS = {"captured": 1, "explicit": 0}
