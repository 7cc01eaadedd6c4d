# wrong: captured_structure: the elements are turned into Python numbers before tracing
# says: no array
import jax.numpy as jnp

OFFSET = jnp.array([1.0, 2.0, 3.0]).tolist()


def captured(z):
    return sum(z[i] + OFFSET[i] for i in range(3))


def explicit(z, offset):
    return jnp.sum(z + offset)


INPUTS = {"captured": 1, "explicit": 2}
CONSTANTS = {"captured": 1, "explicit": 0}
