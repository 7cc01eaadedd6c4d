# right: Partial holds the array as a leaf
import operator

import jax
import jax.numpy as jnp

added = jax.tree_util.Partial(operator.add, jnp.array([1.0, 2.0, 3.0]))


def captured(z):
    return added(z).sum()


def explicit(z, offset):
    return jnp.sum(z + offset)


INPUTS = {"captured": 1, "explicit": 2}


CONSTANTS = {"captured": 1, "explicit": 0}
