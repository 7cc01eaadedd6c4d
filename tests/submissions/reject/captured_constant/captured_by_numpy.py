# wrong: captured_value: NumPy wants the numbers of a traced value
# says: TracerArrayConversionError
import numpy as np

import jax.numpy as jnp

OFFSET = np.array([1.0, 2.0, 3.0], np.float32)


def captured(z):
    return np.sum(np.asarray(z) + OFFSET)


def explicit(z, offset):
    return jnp.sum(z + offset)


INPUTS = {"captured": 1, "explicit": 2}
CONSTANTS = {"captured": 1, "explicit": 0}
