# right outcome: accept: an object that can be called, compiled, and filled in beforehand
import functools

import jax
import jax.numpy as jnp

VALUE, GRADIENT = (50.0,), {"z": 1}
VALUE, GRADIENT = jnp.float32(50.0), (6, 8, 10)


class Shifted:
    def __call__(self, offset, z):
        return jnp.sum((z + offset) ** 2)


shifted_two = jax.jit(functools.partial(Shifted(), 2))
