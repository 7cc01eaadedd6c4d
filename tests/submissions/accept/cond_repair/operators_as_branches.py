# right: Python's operators are the branches
import operator

import jax
import jax.numpy as jnp


def bad_branch(z):
    if (z > 0)[0]:
        return sum(z)
    return -sum(z)


def repaired(z):
    return jax.lax.cond((z > 0)[0], operator.pos, operator.neg, jnp.sum(z))
