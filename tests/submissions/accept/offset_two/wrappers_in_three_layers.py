# right: wraps, wrapped and unwrapped
import functools
import inspect

import jax
import jax.numpy as jnp


def noted(function):
    @functools.wraps(function)
    def wrapper(*args, **kwargs):
        return function(*args, **kwargs)

    return wrapper


@noted
@jax.jit
@noted
def shifted_two(z):
    return jnp.sum((z + 2.0) ** 2)


VALUE = 50.0

GRADIENT = [6.0, 8.0, 10.0]
