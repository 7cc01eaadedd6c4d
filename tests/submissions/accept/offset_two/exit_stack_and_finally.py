# right: a try whose finally has nothing to do with the result
import contextlib

import jax.numpy as jnp


def shifted_two(z):
    with contextlib.ExitStack():
        try:
            return jnp.sum((z + 2.0) ** 2)
        finally:
            pass


VALUE = 50.0

GRADIENT = [6.0, 8.0, 10.0]
