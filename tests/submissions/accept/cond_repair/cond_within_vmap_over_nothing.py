# right: vmap elsewhere, over the elements, and an unmapped predicate
import jax
import jax.numpy as jnp


def bad_branch(z):
    if z[0] > 0:
        return jnp.sum(z)
    return -jnp.sum(z)


def repaired(z):
    keep, flip = jax.vmap(lambda e: e), jax.vmap(lambda e: -e)
    return jax.lax.cond(z[0] > 0, keep, flip, z).sum()
