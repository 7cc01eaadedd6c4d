# wrong: captured_structure: two arrays that are put together
# says: 2 arrays
import jax.numpy as jnp

ONE = jnp.array([1.0])
OTHERS = jnp.array([2.0, 3.0])


def captured(z):
    return jnp.sum(z + jnp.concatenate([ONE, OTHERS]))


def explicit(z, offset):
    return jnp.sum(z + offset)


INPUTS = {"captured": 1, "explicit": 2}

CONSTANTS = {"captured": 1, "explicit": 0}
