# wrong: explicit_value: right for [1, 2, 3] only
# says: offset
import jax.numpy as jnp


def explicit(z, offset):
    return jnp.sum(z) + 6 * offset[0]


OFFSET = jnp.array([1.0, 2.0, 3.0])


def captured(z):
    return jnp.sum(z + OFFSET)


INPUTS = {"captured": 1, "explicit": 2}


CONSTANTS = {"captured": 1, "explicit": 0}
