# right: the scan goes over the captured array and over z
import jax
import jax.numpy as jnp

OFFSET = jnp.array([1.0, 2.0, 3.0])


def captured(z):
    return jax.lax.scan(lambda total, pair: (total + sum(pair), None), 0.0, (z, OFFSET))[0]


def explicit(z, offset):
    return jnp.sum(z + offset)


INPUTS = {"captured": 1, "explicit": 2}

CONSTANTS = {"captured": 1, "explicit": 0}
