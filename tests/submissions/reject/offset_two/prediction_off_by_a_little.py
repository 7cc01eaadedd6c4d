# wrong: prediction: 50.5 is not 50
# says: VALUE
import jax.numpy as jnp

VALUE = 50.5
GRADIENT = [6.0, 8.0, 10.0]


def shifted_two(z):
    shifted = z + 2.0
    return jnp.sum(shifted * shifted)
