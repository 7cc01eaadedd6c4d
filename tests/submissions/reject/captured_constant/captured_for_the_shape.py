# wrong: captured_structure: of the array only a comparison is used that always holds
# says: no array
import jax.numpy as jnp

OFFSET = jnp.array([1.0, 2.0, 3.0])


def captured(z):
    return jnp.sum(z) + jnp.where(jnp.all(OFFSET == OFFSET), 6.0, 0.0)


def explicit(z, offset):
    return jnp.sum(z + offset)


INPUTS = {"captured": 1, "explicit": 2}

CONSTANTS = {"captured": 1, "explicit": 0}
