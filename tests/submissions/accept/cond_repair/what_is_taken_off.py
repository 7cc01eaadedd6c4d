# right: the cond gives what is taken off
import jax
import jax.numpy as jnp


def bad_branch(z):
    if z[0] > 0:
        return jnp.sum(z)
    return -jnp.sum(z)


def repaired(z):
    total = jnp.sum(z)
    return total - jax.lax.cond(z[0] > 0, lambda: jnp.zeros(()), lambda: 2 * total)
