# wrong: file: divides by zero on its way
# says: ZeroDivisionError
import jax.numpy as jnp

VALUE = 50.0 / (2 - 2)
GRADIENT = [6.0, 8.0, 10.0]


def shifted_two(z):
    shifted = z + 2.0
    return jnp.sum(shifted * shifted)
