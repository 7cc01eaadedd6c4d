# wrong: prediction: the square of the sum of [3, 4, 5]
# says: VALUE
import jax.numpy as jnp

VALUE = 144
GRADIENT = [6, 8, 10]


def shifted_two(z):
    shifted = z + 2.0
    return jnp.sum(shifted * shifted)
