# right: dict(...) makes the same dicts
import jax.numpy as jnp

OFFSET = jnp.array([1.0, 2.0, 3.0])


def captured(z):
    return jnp.sum(z) + jnp.sum(OFFSET)


def explicit(z, offset):
    return jnp.sum(z + offset)


INPUTS = dict(explicit=2, captured=1)
CONSTANTS = dict(explicit=0, captured=1)
