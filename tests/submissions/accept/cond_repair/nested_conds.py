# right: a cond in a cond, the inner one for 0
import jax
import jax.numpy as jnp


def repaired(z):
    def not_above(v):
        return jax.lax.cond(v[0] < 0, lambda v: -jnp.sum(v), lambda v: jnp.sum(-v), v)

    return jax.lax.cond(z[0] > 0, jnp.sum, not_above, z)


def bad_branch(z):
    if z[0] > 0:
        return jnp.sum(z)
    return -jnp.sum(z)
