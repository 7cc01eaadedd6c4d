# wrong: captured_value, explicit_value: squared, as in the exercise before
# says: captured(
import jax.numpy as jnp

OFFSET = jnp.array([1.0, 2.0, 3.0])


def captured(z):
    return jnp.sum((z + OFFSET) ** 2)


def explicit(z, offset):
    return jnp.sum((z + offset) ** 2)


INPUTS = {"captured": 1, "explicit": 2}
CONSTANTS = {"captured": 1, "explicit": 0}
