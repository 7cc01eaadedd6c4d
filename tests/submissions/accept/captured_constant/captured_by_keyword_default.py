# right: a keyword whose default is the array
import jax.numpy as jnp


def captured(z, *, offset=jnp.array([1.0, 2.0, 3.0])):
    return jnp.sum(z + offset)


def explicit(z, offset):
    return jnp.sum(z + offset)


INPUTS = {"captured": 1, "explicit": 2}

CONSTANTS = {"captured": 1, "explicit": 0}
