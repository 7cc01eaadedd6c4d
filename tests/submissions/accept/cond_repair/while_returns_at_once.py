# right: a while that returns in its first round
import jax
import jax.numpy as jnp


def bad_branch(z):
    while z[0] > 0:
        return jnp.sum(z)
    else:
        return -jnp.sum(z)


def repaired(z):
    return jax.lax.cond(z[0] > 0, jnp.sum, lambda v: -jnp.sum(v), z)
