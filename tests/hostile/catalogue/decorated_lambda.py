# right outcome: accept: a lambda of another parameter's name, under a decorator of its own
import functools

import jax.numpy as jnp

VALUE, GRADIENT = 50, [6, 8, 10]


def counted(function):
    @functools.wraps(function)
    def call(*arguments):
        call.count += 1
        return function(*arguments)

    call.count = 0
    return call


shifted_two = counted(lambda vector: jnp.dot(vector + 2, vector + 2))
