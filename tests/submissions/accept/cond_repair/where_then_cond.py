# right: where makes a number of the question, and a cond decides by it
import jax
import jax.numpy as jnp


def bad_branch(z):
    if z[0] > 0:
        return jnp.sum(z)
    return -jnp.sum(z)


def repaired(z):
    asked = jnp.where(z[0] > 0, 1, 0)
    return jax.lax.cond(asked, jnp.sum, lambda v: -jnp.sum(v), z)
