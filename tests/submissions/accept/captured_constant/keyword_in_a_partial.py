# right: partial keeps the array for captured
from functools import partial

import jax.numpy as jnp


def explicit(z, offset):
    return jnp.sum(z) + jnp.sum(offset)


captured = partial(explicit, offset=jnp.array([1.0, 2.0, 3.0]))
INPUTS = {"captured": 1, "explicit": 2}
CONSTANTS = {"captured": 1, "explicit": 0}
