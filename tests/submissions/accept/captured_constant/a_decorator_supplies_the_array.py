# right: the decorator hands the array over; functools.wraps shows the inputs of the function inside
import functools

import jax.numpy as jnp


def handing_over(array):
    def decorate(function):
        @functools.wraps(function)
        def with_array(z):
            return function(z, array)

        return with_array

    return decorate


@handing_over(jnp.array([1.0, 2.0, 3.0]))
def captured(z, offset):
    return (z + offset).sum()


def explicit(z, offset):
    return (z + offset).sum()


INPUTS = {"captured": 1, "explicit": 2}
CONSTANTS = {"captured": 1, "explicit": 0}
