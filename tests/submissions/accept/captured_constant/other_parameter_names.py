# right: what the parameters are called does not matter
import jax.numpy as jnp

b = jnp.array([1.0, 2.0, 3.0])


def captured(a):
    return jnp.sum(a + b)


def explicit(a, b, /):
    return jnp.sum(a + b)


INPUTS = {"captured": 1, "explicit": 2}
CONSTANTS = {"captured": 1, "explicit": 0}
