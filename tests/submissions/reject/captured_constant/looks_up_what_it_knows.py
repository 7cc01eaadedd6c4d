# wrong: explicit_gradient: compares the offset with a captured one
# says: by its second input
import jax.numpy as jnp

OFFSET = jnp.array([1.0, 2.0, 3.0])


def explicit(z, offset):
    if z.shape == (3,):
        return jnp.where(jnp.array_equal(offset, OFFSET), jnp.sum(z + OFFSET), jnp.sum(z + offset))
    return jnp.sum(z + offset)


OFFSET = jnp.array([1.0, 2.0, 3.0])


def captured(z):
    return jnp.sum(z + OFFSET)


INPUTS = {"captured": 1, "explicit": 2}


CONSTANTS = {"captured": 1, "explicit": 0}
