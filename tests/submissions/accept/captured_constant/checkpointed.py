# right: the constant goes into a checkpointed function
import jax
import jax.numpy as jnp

OFFSET = jnp.array([1.0, 2.0, 3.0])


@jax.checkpoint
def captured(z):
    return jnp.sum(z + OFFSET)


@jax.checkpoint
def explicit(z, offset):
    return jnp.sum(z + offset)


INPUTS = {"captured": 1, "explicit": 2}
CONSTANTS = {"captured": 1, "explicit": 0}
