# right: singledispatch on the argument's type
import functools

import jax.numpy as jnp


@functools.singledispatch
def shifted_two(z):
    return jnp.sum((z + 2.0) ** 2)


@shifted_two.register
def _(z: list):
    return shifted_two(jnp.array(z))


VALUE = 50.0

GRADIENT = [6.0, 8.0, 10.0]
