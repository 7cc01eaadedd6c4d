# right: the array is captured by both sides of a cond
import jax
import jax.numpy as jnp

OFFSET = jnp.array([1.0, 2.0, 3.0])


def captured(z):
    return jax.lax.cond(
        jnp.max(z) > 0, lambda v: jnp.sum(v + OFFSET), lambda v: jnp.sum(OFFSET + v), z
    )


def explicit(z, offset):
    return jnp.sum(z + offset)


INPUTS = {"captured": 1, "explicit": 2}
CONSTANTS = {"captured": 1, "explicit": 0}
