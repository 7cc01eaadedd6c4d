# wrong: prediction: a text, not three numbers
# says: GRADIENT
import jax.numpy as jnp

VALUE = 50.0
GRADIENT = "6, 8, 10"


def shifted_two(z):
    shifted = z + 2.0
    return jnp.sum(shifted * shifted)
