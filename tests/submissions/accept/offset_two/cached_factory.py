# right: functools.cache keeps the functions that a factory has made
from functools import cache

import jax.numpy as jnp


@cache
def sum_of_squares(offset: int):
    return lambda z: jnp.sum(jnp.square(z + offset))


shifted_two = sum_of_squares(2)
VALUE = 50.0
GRADIENT = [6.0, 8.0, 10.0]
