# wrong: prediction: lists, in which no number has a name
# says: braces and the names
import jax.numpy as jnp

OFFSET = jnp.array([1.0, 2.0, 3.0])


def captured(z):
    return jnp.sum(z + OFFSET)


def explicit(z, offset):
    return jnp.sum(z + offset)


INPUTS = [1, 2]
CONSTANTS = [1, 0]
