# right: each function asks twice, in another order
import jax.numpy as jnp
from jax import lax


def bad_branch(z):
    if z[0] < 0:
        return -jnp.sum(z)
    elif z[0] > 0:
        return jnp.sum(z)
    return -jnp.sum(z)


def repaired(z):
    def negated(v):
        return -jnp.sum(v)

    def not_below(v):
        return lax.cond(v[0] > 0, jnp.sum, negated, v)

    return lax.cond(z[0] < 0, negated, not_below, z)
