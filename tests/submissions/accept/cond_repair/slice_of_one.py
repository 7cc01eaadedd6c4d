# right: a comparison of one element has a truth value, also as a vector
import jax
import jax.numpy as jnp


def bad_branch(z):
    first = z[:1]
    if first > 0:
        return jnp.sum(z)
    return -jnp.sum(z)


def repaired(z):
    return jax.lax.cond(jnp.all(z[:1] > 0), jnp.sum, lambda v: -jnp.sum(v), z)
