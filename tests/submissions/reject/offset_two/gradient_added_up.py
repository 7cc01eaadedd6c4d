# wrong: prediction: one number in place of three
# says: GRADIENT
import jax.numpy as jnp

VALUE = 50.0
GRADIENT = 24.0


def shifted_two(z):
    shifted = z + 2.0
    return jnp.sum(shifted * shifted)
