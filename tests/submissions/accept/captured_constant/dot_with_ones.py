# right: ones made in the program, from a literal, are no captured array
import jax.numpy as jnp

OFFSET = jnp.array([1.0, 2.0, 3.0])


def captured(z):
    return jnp.dot(z + OFFSET, jnp.ones(3))


def explicit(z, offset):
    return jnp.vdot(jnp.ones_like(z), z + offset)


INPUTS = {"captured": 1, "explicit": 2}
CONSTANTS = {"captured": 1, "explicit": 0}
