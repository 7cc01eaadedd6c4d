# right: NumPy's arrays are captured in the same way
import numpy as np

import jax.numpy as jnp

OFFSET = np.array([1, 2, 3], dtype=np.float32)


def captured(z):
    return jnp.sum(z + OFFSET)


def explicit(z, offset):
    return jnp.sum(jnp.add(z, offset))


INPUTS = {"captured": 1, "explicit": 2}
CONSTANTS = {"captured": 1, "explicit": 0}
