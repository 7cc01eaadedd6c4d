# right: NumPy takes the row before JAX sees it
import jax.numpy as jnp
import numpy as np

TABLE = np.array([[1, 2, 3], [4, 5, 6]], dtype=np.float64)


def captured(z):
    return jnp.sum(z + TABLE[0])


def explicit(z, offset):
    return jnp.sum(z + offset)


INPUTS = {"captured": 1, "explicit": 2}


CONSTANTS = {"captured": 1, "explicit": 0}
