# wrong: captured_value: 0, 1, 2 in place of 1, 2, 3
# says: captured(
import numpy as np

import jax.numpy as jnp

OFFSET = np.arange(3, dtype=np.float32)


def captured(z):
    return jnp.sum(z + OFFSET)


def explicit(z, offset):
    return jnp.sum(z + offset)


INPUTS = {"captured": 1, "explicit": 2}
CONSTANTS = {"captured": 1, "explicit": 0}
