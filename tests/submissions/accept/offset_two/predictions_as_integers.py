# right: whole numbers, and a tuple
import jax.numpy as jnp

VALUE, GRADIENT = 50, (6, 8, 10)


def shifted_two(z):
    shifted = z + 2.0
    return jnp.sum(shifted * shifted)
