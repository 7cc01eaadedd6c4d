# wrong: prediction: [4, 6, 8] belongs to the offset 1
# says: GRADIENT
import jax.numpy as jnp

VALUE = 50.0
GRADIENT = [4.0, 6.0, 8.0]


def shifted_two(z):
    shifted = z + 2.0
    return jnp.sum(shifted * shifted)
