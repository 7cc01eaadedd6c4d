# wrong: repaired_value, repaired_structure: forgot to add up
# says: shape
import jax
import jax.numpy as jnp


def bad_branch(z):
    if z[0] > 0:
        return jnp.sum(z)
    return -jnp.sum(z)


def repaired(z):
    return jax.lax.cond(z[0] > 0, lambda v: v, jnp.negative, z)
