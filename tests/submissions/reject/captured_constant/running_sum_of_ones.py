# wrong: captured_structure: ones and their running sum are equations
# says: no array
import jax.numpy as jnp


def captured(z):
    return jnp.sum(z + jnp.cumsum(jnp.ones(3)))


def explicit(z, offset):
    return jnp.sum(z + offset)


INPUTS = {"captured": 1, "explicit": 2}
CONSTANTS = {"captured": 1, "explicit": 0}
