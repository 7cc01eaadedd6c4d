# right: the constant stands inside of the jit
import jax
import jax.numpy as jnp

OFFSET = jnp.array([1.0, 2.0, 3.0])


@jax.jit
def captured(z):
    return jnp.sum(z + OFFSET)


@jax.jit
def explicit(z, offset):
    return jnp.sum(z + offset)


INPUTS = {"captured": 1, "explicit": 2}
CONSTANTS = {"captured": 1, "explicit": 0}
