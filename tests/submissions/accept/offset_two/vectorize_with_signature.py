# right: jnp.vectorize with a signature
import functools

import jax.numpy as jnp


@functools.partial(jnp.vectorize, signature="(n),()->()")
def general(z, offset):
    return jnp.sum((z + offset) ** 2)


def shifted_two(z):
    return general(z, 2.0)


VALUE = 50.0

GRADIENT = [6.0, 8.0, 10.0]
