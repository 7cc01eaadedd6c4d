# right outcome: reject: it is another array each time that it is asked
import itertools

import jax.numpy as jnp

VALUE, GRADIENT = 50.0, [6.0, 8.0, 10.0]
calls = itertools.count()


class Array:
    shape, dtype, ndim, size = (), jnp.float32, 0, 1

    def __jax_array__(self):
        return jnp.float32(50.0 + next(calls))


def shifted_two(z):
    return Array()
