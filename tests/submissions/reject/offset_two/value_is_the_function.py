# wrong: prediction: VALUE is bound to the function itself
# says: VALUE
import jax.numpy as jnp

GRADIENT = [6.0, 8.0, 10.0]


def shifted_two(z):
    shifted = z + 2.0
    return jnp.sum(shifted * shifted)


VALUE = shifted_two
