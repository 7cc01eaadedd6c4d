# wrong: bad_branch_value: forgot to add up
# says: shape
import jax
import jax.numpy as jnp


def bad_branch(z):
    if z[0] > 0:
        return z
    return -z


def repaired(z):
    return jax.lax.cond(z[0] > 0, jnp.sum, lambda v: -jnp.sum(v), z)
