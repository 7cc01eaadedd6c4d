# right: of the two arrays in captured, one has no effect
import jax.numpy as jnp

OFFSET = jnp.array([1.0, 2.0, 3.0])
OTHER = jnp.array([5.0, 6.0])


def captured(z):
    return jnp.sum(z + OFFSET) + jnp.sum(OTHER * 0)


def explicit(z, offset):
    return jnp.sum(z + offset)


INPUTS = {"captured": 1, "explicit": 2}
CONSTANTS = {"captured": 1, "explicit": 0}
