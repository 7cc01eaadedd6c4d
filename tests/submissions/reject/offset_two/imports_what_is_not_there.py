# wrong: file: a module that is not installed
# says: ModuleNotFoundError
import my_helpers_of_last_week

import jax.numpy as jnp

VALUE = 50.0
GRADIENT = [6.0, 8.0, 10.0]


def shifted_two(z):
    shifted = z + 2.0
    return jnp.sum(shifted * shifted)
