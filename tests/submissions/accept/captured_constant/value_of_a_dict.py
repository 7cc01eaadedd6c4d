# right: the array comes out of a dict when the function is traced
import jax.numpy as jnp

CONSTANTS_OF_THE_LESSON = {"offset": jnp.array([1.0, 2.0, 3.0]), "step": jnp.array([4.0])}


def captured(z):
    return jnp.sum(z + CONSTANTS_OF_THE_LESSON["offset"])


def explicit(z, offset):
    return jnp.sum(z + offset)


INPUTS = {"captured": 1, "explicit": 2}
CONSTANTS = {"captured": 1, "explicit": 0}
