# right outcome: reject: it counts its calls
import itertools

import jax.numpy as jnp

VALUE, GRADIENT = 50.0, [6.0, 8.0, 10.0]
calls = itertools.count()


def shifted_two(z):
    return jnp.sum((z + 2) ** 2) if next(calls) < 3 else jnp.sum(z)
