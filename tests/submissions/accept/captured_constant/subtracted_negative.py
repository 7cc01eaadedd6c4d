# right: the constant holds -1, -2, -3 and is taken away
import jax.numpy as jnp

DOWN = jnp.array([-1.0, -2.0, -3.0])


def captured(z):
    return jnp.sum(z - DOWN)


def explicit(z, offset):
    return jnp.sum(z - (-offset))


INPUTS = {"captured": 1, "explicit": 2}
CONSTANTS = {"captured": 1, "explicit": 0}
