# wrong: prediction: each under the other's name
# says: VALUE
import jax.numpy as jnp

VALUE = [6.0, 8.0, 10.0]
GRADIENT = 50.0


def shifted_two(z):
    shifted = z + 2.0
    return jnp.sum(shifted * shifted)
