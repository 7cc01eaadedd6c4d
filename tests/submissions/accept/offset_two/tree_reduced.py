# right: tree_map and tree_reduce over a dict of two halves
import operator

import jax
import jax.numpy as jnp


def shifted_two(z):
    halves = {"even": z[::2], "odd": z[1::2]}
    squares = jax.tree_util.tree_map(lambda half: jnp.sum((half + 2.0) ** 2), halves)
    return jax.tree_util.tree_reduce(operator.add, squares)


VALUE = 50.0

GRADIENT = [6.0, 8.0, 10.0]
