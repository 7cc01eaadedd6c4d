# right: constants of rank 0 do not count
import jax.numpy as jnp

OFFSET = jnp.array([1.0, 2.0, 3.0])
ONE = jnp.array(1.0)


def captured(z):
    return ONE * jnp.sum(z + OFFSET)


def explicit(z, offset):
    return ONE * jnp.sum(z + offset)


INPUTS = {"captured": 1, "explicit": 2}
CONSTANTS = {"captured": 1, "explicit": 0}
