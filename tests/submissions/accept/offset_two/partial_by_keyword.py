# right: functools.partial fixes the offset by keyword
from functools import partial

import jax.numpy as jnp


def shifted(z, *, offset):
    moved = z + offset
    return jnp.dot(moved, moved)


shifted_two = partial(shifted, offset=2.0)
VALUE = 50.0
GRADIENT = [6.0, 8.0, 10.0]
