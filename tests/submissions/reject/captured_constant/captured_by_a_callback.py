# wrong: captured_structure, captured_gradient: Python adds the array, outside of the program
# says: captured
import jax
import jax.numpy as jnp
import numpy as np

OFFSET = np.array([1.0, 2.0, 3.0], np.float32)


def captured(z):
    return jax.pure_callback(lambda z: np.sum(z + OFFSET), jax.ShapeDtypeStruct((), "float32"), z)


def explicit(z, offset):
    return jnp.sum(z + offset)


INPUTS = {"captured": 1, "explicit": 2}

CONSTANTS = {"captured": 1, "explicit": 0}
