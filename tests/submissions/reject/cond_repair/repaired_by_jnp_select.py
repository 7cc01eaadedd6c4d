# wrong: repaired_structure: a list of conditions, and a select
# says: cond
import jax
import jax.numpy as jnp


def bad_branch(z):
    if z[0] > 0:
        return jnp.sum(z)
    return -jnp.sum(z)


def repaired(z):
    return jnp.select([z[0] > 0], [jnp.sum(z)], -jnp.sum(z))
