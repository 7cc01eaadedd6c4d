# right: int32 in the constant, float32 in the result
import numpy as np

import jax.numpy as jnp

OFFSET = np.arange(1, 4)


def captured(z):
    return jnp.sum(z + OFFSET)


def explicit(z, offset):
    return jnp.sum(z + offset)


INPUTS = {"captured": 1, "explicit": 2}
CONSTANTS = {"captured": 1, "explicit": 0}
