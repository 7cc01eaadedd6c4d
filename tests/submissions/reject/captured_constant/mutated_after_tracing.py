# wrong: captured_value: the array is changed in place by each call
# says: captured
import jax.numpy as jnp
import numpy as np

OFFSET = np.array([1.0, 2.0, 3.0])


def captured(z):
    OFFSET[:] += 1
    return jnp.sum(z + OFFSET)


def explicit(z, offset):
    return jnp.sum(z + offset)


INPUTS = {"captured": 1, "explicit": 2}


CONSTANTS = {"captured": 1, "explicit": 0}
