# right: a number counts as true unless it is 0
import jax
import jax.numpy as jnp


def bad_branch(z):
    if jnp.maximum(z[0], 0):
        return jnp.sum(z)
    return -jnp.sum(z)


def repaired(z):
    return jax.lax.cond(jnp.maximum(z[0], 0), jnp.sum, lambda v: -jnp.sum(v), z)
