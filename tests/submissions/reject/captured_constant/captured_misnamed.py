# wrong: captured_value, captured_gradient, captured_structure: the function is called implicit
# says: captured
import jax.numpy as jnp

OFFSET = jnp.array([1.0, 2.0, 3.0])


def implicit(z):
    return jnp.sum(z + OFFSET)


def explicit(z, offset):
    return jnp.sum(z + offset)


INPUTS = {"captured": 1, "explicit": 2}
CONSTANTS = {"captured": 1, "explicit": 0}
