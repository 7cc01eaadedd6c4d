# wrong: explicit_value, explicit_gradient, explicit_structure: the second argument of jnp.sum is an axis
# says: along which axis
import jax.numpy as jnp

OFFSET = jnp.array([1.0, 2.0, 3.0])
INPUTS = {"captured": 1, "explicit": 2}
CONSTANTS = {"captured": 1, "explicit": 0}


def captured(z):
    return jnp.sum(z + OFFSET)


def explicit(z, offset):
    return jnp.sum(z, offset)
