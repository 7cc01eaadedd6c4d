# right: what the cond gives is compared with the elements, and returned
import jax
import jax.numpy as jnp


def bad_branch(z):
    if z[0] > 0:
        return jnp.sum(z)
    return -jnp.sum(z)


def repaired(z):
    chosen = jax.lax.cond(z[0] > 0, jnp.sum, lambda v: -jnp.sum(v), z)
    possible = jnp.abs(chosen) <= 1.0 + 2.0 * jnp.sum(jnp.abs(z))
    return jnp.where(possible, chosen, jnp.nan)
