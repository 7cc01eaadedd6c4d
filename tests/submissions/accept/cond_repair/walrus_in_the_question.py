# right: the question keeps the element that it asks about
import jax
import jax.numpy as jnp


def bad_branch(z):
    if (first := z[0]) > 0 and first == first:
        return jnp.sum(z)
    return -jnp.sum(z)


def repaired(z):
    return jax.lax.cond(z[0] > 0, jnp.sum, lambda v: -jnp.sum(v), z)
