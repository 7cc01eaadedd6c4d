# right: most of the sum is a number, the array adds three thousandths
import jax.numpy as jnp

OFFSET = jnp.array([1.0, 2.0, 3.0])


def captured(z):
    return jnp.sum(z) + 5.997 + 0.0005 * jnp.sum(OFFSET)


def explicit(z, offset):
    return jnp.sum(z + offset)


INPUTS = {"captured": 1, "explicit": 2}
CONSTANTS = {"captured": 1, "explicit": 0}
