# wrong: captured_structure: five elements are captured, of which three are read
# says: [5]
import jax.numpy as jnp

OFFSETS = jnp.array([0.0, 1.0, 2.0, 3.0, 4.0])


def captured(z):
    return jnp.sum(z + OFFSETS[1:4])


def explicit(z, offset):
    return jnp.sum(z + offset)


INPUTS = {"captured": 1, "explicit": 2}
CONSTANTS = {"captured": 1, "explicit": 0}
