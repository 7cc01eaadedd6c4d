# wrong: prediction: the shifted values, without the factor 2
# says: GRADIENT
import jax.numpy as jnp

VALUE = 50.0
GRADIENT = [3.0, 4.0, 5.0]


def shifted_two(z):
    shifted = z + 2.0
    return jnp.sum(shifted * shifted)
