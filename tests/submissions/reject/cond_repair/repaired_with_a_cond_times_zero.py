# wrong: repaired_structure: the cond counts for nothing
# says: cond
import jax
import jax.numpy as jnp


def bad_branch(z):
    if z[0] > 0:
        return jnp.sum(z)
    return -jnp.sum(z)


def repaired(z):
    chosen = jax.lax.cond(z[0] > 0, jnp.sum, lambda v: -jnp.sum(v), z)
    return jnp.where(z[0] > 0, jnp.sum(z), -jnp.sum(z)) + 0.0 * chosen
