# right: the same line twice, with two meanings of offset
import jax.numpy as jnp

offset = jnp.array([1.0, 2.0, 3.0])


def captured(z):
    return jnp.sum(z + offset)


def explicit(z, offset):
    return jnp.sum(z + offset)


INPUTS = {"captured": 1, "explicit": 2}
CONSTANTS = {"captured": 1, "explicit": 0}
