# wrong: explicit_structure, explicit_value: the offset has to be named
# says: explicit
import jax
import jax.numpy as jnp

OFFSET = jnp.array([1.0, 2.0, 3.0])


def captured(z):
    return jnp.sum(z + OFFSET)


def explicit(z, *, offset):
    return jnp.sum(z + offset)


INPUTS = {"captured": 1, "explicit": 2}
CONSTANTS = {"captured": 1, "explicit": 0}
