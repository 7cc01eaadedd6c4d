# right: only the shape of the second array is used
import jax.numpy as jnp

OFFSET = jnp.array([1.0, 2.0, 3.0])
TEMPLATE = jnp.array([7.0, 7.0, 7.0])


def captured(z):
    return jnp.sum(z + OFFSET + jnp.zeros(TEMPLATE.shape))


def explicit(z, offset):
    return jnp.sum(z + offset)


INPUTS = {"captured": 1, "explicit": 2}
CONSTANTS = {"captured": 1, "explicit": 0}
