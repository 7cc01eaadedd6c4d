# right: the two vectors are joined, and the long one is added up
import jax.numpy as jnp

OFFSET = jnp.array([1.0, 2.0, 3.0])


def captured(z):
    return jnp.sum(jnp.concatenate([z, OFFSET]))


def explicit(z, offset):
    return jnp.sum(jnp.stack([z, offset]))


INPUTS = {"captured": 1, "explicit": 2}


CONSTANTS = {"captured": 1, "explicit": 0}
