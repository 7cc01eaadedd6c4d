# wrong: explicit_value: an array cannot be a static argument
# says: explicit
from functools import partial

import jax
import jax.numpy as jnp


@partial(jax.jit, static_argnums=1)
def explicit(z, offset):
    return jnp.sum(z + offset)


OFFSET = jnp.array([1.0, 2.0, 3.0])


def captured(z):
    return jnp.sum(z + OFFSET)


INPUTS = {"captured": 1, "explicit": 2}


CONSTANTS = {"captured": 1, "explicit": 0}
