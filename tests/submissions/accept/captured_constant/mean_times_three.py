# right: the mean of three elements, three times
import jax.numpy as jnp

OFFSET = jnp.array([1.0, 2.0, 3.0])


def captured(z):
    return 3 * jnp.mean(z + OFFSET)


def explicit(z, offset):
    return z.size * jnp.mean(z + offset)


INPUTS = {"captured": 1, "explicit": 2}
CONSTANTS = {"captured": 1, "explicit": 0}
