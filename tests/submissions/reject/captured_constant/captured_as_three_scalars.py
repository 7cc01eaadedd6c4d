# wrong: captured_structure: the array is taken apart before anything is traced
# says: no array
import jax.numpy as jnp

ONE, TWO, THREE = jnp.array([1.0, 2.0, 3.0])


def captured(z):
    return (z[0] + ONE) + (z[1] + TWO) + (z[2] + THREE)


def explicit(z, offset):
    return jnp.sum(z + offset)


INPUTS = {"captured": 1, "explicit": 2}

CONSTANTS = {"captured": 1, "explicit": 0}
