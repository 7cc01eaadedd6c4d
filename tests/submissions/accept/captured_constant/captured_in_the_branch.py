# right: both branches read the array, which is one
import jax
import jax.numpy as jnp

OFFSET = jnp.array([1.0, 2.0, 3.0])


def captured(z):
    return jax.lax.cond(z[0] > 0, lambda z: jnp.sum(z + OFFSET), lambda z: jnp.sum(OFFSET + z), z)


def explicit(z, offset):
    return jnp.sum(z + offset)


INPUTS = {"captured": 1, "explicit": 2}

CONSTANTS = {"captured": 1, "explicit": 0}
