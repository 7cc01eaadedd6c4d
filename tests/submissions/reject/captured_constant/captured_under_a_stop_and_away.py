# wrong: captured_structure: the array and its copy behind a stop cancel out
# says: no array
import jax
import jax.numpy as jnp

OFFSET = jnp.array([1.0, 2.0, 3.0])


def captured(z):
    return jnp.sum(z + OFFSET - jax.lax.stop_gradient(OFFSET)) + 6.0


def explicit(z, offset):
    return jnp.sum(z + offset)


INPUTS = {"captured": 1, "explicit": 2}

CONSTANTS = {"captured": 1, "explicit": 0}
