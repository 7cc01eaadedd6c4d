# wrong: captured_value, captured_structure: x64 keeps NumPy's float64
# says: x64
import numpy as np

import jax
import jax.numpy as jnp

jax.config.update("jax_enable_x64", True)
OFFSET = np.array([1.0, 2.0, 3.0])


def captured(z):
    return jnp.sum(z + OFFSET)


def explicit(z, offset):
    return jnp.sum(z + offset)


INPUTS = {"captured": 1, "explicit": 2}
CONSTANTS = {"captured": 1, "explicit": 0}
