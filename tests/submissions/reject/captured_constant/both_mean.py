# wrong: captured_value, captured_gradient, explicit_value: means in both functions
# says: captured(
import jax.numpy as jnp

OFFSET = jnp.array([1.0, 2.0, 3.0])


def captured(z):
    return jnp.mean(z + OFFSET)


def explicit(z, offset):
    return jnp.mean(z + offset)


INPUTS = {"captured": 1, "explicit": 2}
CONSTANTS = {"captured": 1, "explicit": 0}
