# wrong: prediction: only the functions are handed in
# says: INPUTS
import jax.numpy as jnp

OFFSET = jnp.array([1.0, 2.0, 3.0])


def captured(z):
    return jnp.sum(z + OFFSET)


def explicit(z, offset):
    return jnp.sum(z + offset)
