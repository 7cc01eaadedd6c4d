# wrong: repaired_structure: both branches add up, a where decides outside
# says: cond
import jax
import jax.numpy as jnp


def bad_branch(z):
    if z[0] > 0:
        return jnp.sum(z)
    return -jnp.sum(z)


def repaired(z):
    total = jax.lax.cond(z[0] > 0, jnp.sum, lambda v: jnp.sum(v), z)
    return jnp.where(z[0] > 0, total, -total)
