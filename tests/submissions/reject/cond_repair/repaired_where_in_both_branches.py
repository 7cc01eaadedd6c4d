# wrong: repaired_structure: each branch decides again, with a where
# says: cond
import jax
import jax.numpy as jnp


def bad_branch(z):
    if z[0] > 0:
        return jnp.sum(z)
    return -jnp.sum(z)


def by_where(z):
    return jnp.where(z[0] > 0, jnp.sum(z), -jnp.sum(z))


def repaired(z):
    return jax.lax.cond(z[0] > 0, by_where, lambda v: by_where(v), z)
