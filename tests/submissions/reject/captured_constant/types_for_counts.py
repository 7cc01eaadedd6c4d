# wrong: prediction: the types, where the question is how many
# says: INPUTS
import jax.numpy as jnp

OFFSET = jnp.array([1.0, 2.0, 3.0])


def captured(z):
    return jnp.sum(z + OFFSET)


def explicit(z, offset):
    return jnp.sum(z + offset)


INPUTS = {"captured": "f32[3]", "explicit": "f32[3] f32[3]"}
CONSTANTS = {"captured": "f32[3]", "explicit": ""}
