# wrong: prediction: decimals with commas, as they are written elsewhere
# says: write a point
import jax.numpy as jnp

VALUE = 50,0
GRADIENT = [6.0, 8.0, 10.0]


def shifted_two(z):
    shifted = z + 2
    return jnp.sum(shifted * shifted)
