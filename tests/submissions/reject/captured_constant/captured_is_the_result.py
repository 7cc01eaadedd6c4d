# wrong: captured_value: called once, and the result kept
# says: captured
import jax.numpy as jnp

OFFSET = jnp.array([1.0, 2.0, 3.0])
captured = jnp.sum(jnp.array([1.0, 2.0, 3.0]) + OFFSET)


def explicit(z, offset):
    return jnp.sum(z + offset)


INPUTS = {"captured": 1, "explicit": 2}
CONSTANTS = {"captured": 1, "explicit": 0}
