# wrong: prediction: 29 belongs to the offset 1
# says: VALUE
import jax.numpy as jnp

VALUE = 29.0
GRADIENT = [6.0, 8.0, 10.0]


def shifted_two(z):
    shifted = z + 2.0
    return jnp.sum(shifted * shifted)
