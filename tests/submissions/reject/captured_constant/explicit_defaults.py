# wrong: explicit_structure: a third parameter has an array as its default
# says: one array
import jax.numpy as jnp

OFFSET = jnp.array([1.0, 2.0, 3.0])


def captured(z):
    return jnp.sum(z + OFFSET)


def explicit(z, offset, weight=jnp.ones((1,))):
    return jnp.sum((z + offset) * weight)


INPUTS = {"captured": 1, "explicit": 2}

CONSTANTS = {"captured": 1, "explicit": 0}
