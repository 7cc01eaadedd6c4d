# right outcome: accept: an object in the module's place, and the functions where they were
import sys

import jax.numpy as jnp

VALUE, GRADIENT = 50.0, [6.0, 8.0, 10.0]


def shifted_two(z):
    return jnp.sum((z + 2) ** 2)


sys.modules[__name__] = object()
