# wrong: repaired_structure: the cond's result is dropped
# says: cond
import jax
import jax.numpy as jnp


def bad_branch(z):
    if z[0] > 0:
        return jnp.sum(z)
    return -jnp.sum(z)


def repaired(z):
    jax.lax.cond(z[0] > 0, jnp.sum, lambda v: -jnp.sum(v), z)
    return jnp.where(z[0] > 0, jnp.sum(z), -jnp.sum(z))
