# wrong: captured_structure: five numbers are captured, three of them in the middle count
# says: f32[5]
import jax.numpy as jnp

NUMBERS = jnp.arange(5.0)


def captured(z):
    return jnp.sum(z + NUMBERS[1:4])


def explicit(z, offset):
    return jnp.sum(z + offset)


INPUTS = {"captured": 1, "explicit": 2}

CONSTANTS = {"captured": 1, "explicit": 0}
