# wrong: captured_structure: one array of float32, and one of int32
# says: 2 arrays
import numpy as np

import jax.numpy as jnp

HALVES = np.array([0.5, 1.0, 1.5], np.float32)
WHOLE = jnp.array([1, 2, 3])


def captured(z):
    return jnp.sum(z + HALVES + WHOLE / 2)


def explicit(z, offset):
    return jnp.sum(z + offset)


INPUTS = {"captured": 1, "explicit": 2}
CONSTANTS = {"captured": 1, "explicit": 0}
