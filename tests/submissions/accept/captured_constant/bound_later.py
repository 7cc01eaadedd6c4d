# right: what counts is what the name is bound to when the file has run
import jax.numpy as jnp

OFFSET = jnp.zeros(3)


def captured(z):
    return jnp.sum(z + OFFSET)


def explicit(z, offset):
    return jnp.sum(z + offset)


OFFSET = jnp.array([1.0, 2.0, 3.0])
INPUTS = {"captured": 1, "explicit": 2}
CONSTANTS = {"captured": 1, "explicit": 0}
