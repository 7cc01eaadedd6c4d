# right: asks whether the element is not above 0, with the sides exchanged
import jax
import jax.numpy as jnp


def bad_branch(z):
    if not z[0] > 0:
        return -jnp.sum(z)
    else:
        return jnp.sum(z)


def repaired(z):
    not_above = jnp.logical_not(z[0] > 0)
    return jax.lax.cond(not_above, lambda v: -v.sum(), lambda v: v.sum(), z)
