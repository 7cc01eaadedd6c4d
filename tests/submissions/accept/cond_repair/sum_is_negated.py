# right: the sum is made first, and one side turns it round
import jax
import jax.numpy as jnp


def bad_branch(z):
    total = jnp.sum(z)
    if bool(z[0] > 0):
        return total
    return -total


def repaired(z):
    return jax.lax.cond(z[0] > 0, lambda t: t, lambda t: -t, jnp.sum(z))
