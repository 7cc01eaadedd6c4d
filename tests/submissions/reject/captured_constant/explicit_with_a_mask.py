# wrong: explicit_structure: the mask of a branch is a captured array
# says: one array
import jax.numpy as jnp

OFFSET = jnp.array([1.0, 2.0, 3.0])


def captured(z):
    return jnp.sum(z + OFFSET)


MASK = jnp.array([True])


def explicit(z, offset):
    return jnp.sum(jnp.where(MASK, z + offset, 0.0))


INPUTS = {"captured": 1, "explicit": 2}

CONSTANTS = {"captured": 1, "explicit": 0}
