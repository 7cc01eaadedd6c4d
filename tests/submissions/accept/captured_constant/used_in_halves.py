# right: one array, added twice by half
import jax.numpy as jnp

OFFSET = jnp.array([1.0, 2.0, 3.0])


def captured(z):
    return jnp.sum(0.5 * OFFSET + z + 0.5 * OFFSET)


def explicit(z, offset):
    return jnp.sum(z + 0.5 * offset + offset / 2)


INPUTS = {"captured": 1, "explicit": 2}
CONSTANTS = {"captured": 1, "explicit": 0}
