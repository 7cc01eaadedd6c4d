# right: zero has a branch of its own, and so has what is not zero
import jax.numpy as jnp
from jax import lax


def bad_branch(z):
    return jnp.sum(z) if z[0] > 0 else -jnp.sum(z)


def repaired(z):
    total = jnp.sum(z)
    by_sign = lambda first: lax.cond(first > 0, lambda: total, lambda: -total)
    return lax.cond(z[0] == 0, lambda first: -total, by_sign, z[0])
