# right: a decorator shifts the argument before the function sees it
from functools import wraps

import jax.numpy as jnp


def shift_by(offset):
    def decorate(function):
        @wraps(function)
        def wrapper(z):
            return function(z + offset)

        return wrapper

    return decorate


@shift_by(2.0)
def shifted_two(z):
    """Sum of squares of what the decorator hands on."""
    return jnp.sum(z * z)


VALUE = 50.0
GRADIENT = [6.0, 8.0, 10.0]
