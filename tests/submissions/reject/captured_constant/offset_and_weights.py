# wrong: captured_structure: a second array of ones, for the sum
# says: 2 arrays
import numpy as np

import jax.numpy as jnp

OFFSET = jnp.array([1.0, 2.0, 3.0])


def captured(z):
    return jnp.dot(z + OFFSET, np.ones(3, np.float32))


def explicit(z, offset):
    return jnp.sum(z + offset)


INPUTS = {"captured": 1, "explicit": 2}
CONSTANTS = {"captured": 1, "explicit": 0}
