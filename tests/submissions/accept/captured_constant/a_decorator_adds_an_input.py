# right: functools.wraps shows the one input of the function inside, and there are two
import functools

import jax.numpy as jnp


def of_a_sum(function):
    @functools.wraps(function)
    def with_offset(*both):
        z, offset = both
        return function(z + offset)

    return with_offset


ARRAY = jnp.arange(1.0, 4.0)


def captured(z):
    return jnp.sum(z + ARRAY)


@of_a_sum
def explicit(z):
    return jnp.sum(z)


INPUTS = {"captured": 1, "explicit": 2}
CONSTANTS = {"captured": 1, "explicit": 0}
