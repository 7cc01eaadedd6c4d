# right: vmap over the elements of both
import jax
import jax.numpy as jnp

OFFSET = jnp.array([1.0, 2.0, 3.0])


def captured(z):
    return jnp.sum(jax.vmap(lambda element, offset: element + offset)(z, OFFSET))


def explicit(z, offset):
    return jnp.sum(z + offset)


INPUTS = {"captured": 1, "explicit": 2}

CONSTANTS = {"captured": 1, "explicit": 0}
