# right: as many vectors as come
import functools
import operator

import jax.numpy as jnp

OFFSET = jnp.array([1.0, 2.0, 3.0])


def captured(z):
    return jnp.sum(z + OFFSET)


def explicit(*vectors):
    return functools.reduce(operator.add, map(jnp.sum, vectors))


INPUTS = {"captured": 1, "explicit": 2}

CONSTANTS = {"captured": 1, "explicit": 0}
