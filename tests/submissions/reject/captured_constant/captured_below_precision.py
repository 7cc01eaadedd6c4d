# wrong: captured_structure: of the array so little is added that float32 does not show it
# says: no array that its result depends on
import jax.numpy as jnp

OFFSET = jnp.array([1.0, 2.0, 3.0])


def captured(z):
    counted = 1.0 + jnp.arange(3.0)
    return jnp.sum(counted + z + OFFSET / 2.0**28)


def explicit(z, offset):
    return jnp.sum(z + offset)


INPUTS = {"captured": 1, "explicit": 2}
CONSTANTS = {"captured": 1, "explicit": 0}
