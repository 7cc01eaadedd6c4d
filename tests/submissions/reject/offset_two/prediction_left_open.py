# wrong: prediction: one element is still a placeholder
# says: GRADIENT
import jax.numpy as jnp

VALUE = 50.0
GRADIENT = [6.0, ..., 10.0]


def shifted_two(z):
    shifted = z + 2.0
    return jnp.sum(shifted * shifted)
