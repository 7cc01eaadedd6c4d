# wrong: captured_structure: the array is in a factor that float32 rounds to 1
# says: no array that its result depends on
import jax.numpy as jnp

OFFSET = jnp.array([1.0, 2.0, 3.0])


def captured(z):
    factor = 1.0 - jnp.dot(OFFSET, OFFSET) * 1e-10
    return factor * (jnp.sum(z) + 6.0)


def explicit(z, offset):
    return jnp.sum(z + offset)


INPUTS = {"captured": 1, "explicit": 2}
CONSTANTS = {"captured": 1, "explicit": 0}
