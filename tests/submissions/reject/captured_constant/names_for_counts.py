# wrong: prediction: which ones, where the question is how many
# says: INPUTS
import jax.numpy as jnp

OFFSET = jnp.array([1.0, 2.0, 3.0])


def captured(z):
    return jnp.sum(z + OFFSET)


def explicit(z, offset):
    return jnp.sum(z + offset)


INPUTS = {"captured": ["z"], "explicit": ["z", "offset"]}
CONSTANTS = {"captured": ["OFFSET"], "explicit": []}
