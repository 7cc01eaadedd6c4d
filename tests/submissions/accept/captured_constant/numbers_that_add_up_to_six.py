# right: another offset, but the sum is the same for every z
import jax.numpy as jnp

OFFSET = jnp.array([3.0, 2.0, 1.0])


def captured(z):
    return jnp.sum(z + OFFSET)


def explicit(z, offset):
    return jnp.sum(z + offset)


INPUTS = {"captured": 1, "explicit": 2}
CONSTANTS = {"captured": 1, "explicit": 0}
