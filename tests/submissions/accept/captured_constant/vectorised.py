# right: vmap over the elements of both
import jax
import jax.numpy as jnp

OFFSET = jnp.array([1.0, 2.0, 3.0])


def plus(a, b):
    return a + b


def captured(z):
    return jnp.sum(jax.vmap(plus)(z, OFFSET))


def explicit(z, offset):
    return jnp.sum(jax.vmap(plus)(z, offset))


INPUTS = {"captured": 1, "explicit": 2}
CONSTANTS = {"captured": 1, "explicit": 0}
