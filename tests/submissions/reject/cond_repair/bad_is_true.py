# wrong: bad_branch_value, traced_branch: "is True" never is, for an array
# says: bad_branch
import jax
import jax.numpy as jnp


def bad_branch(z):
    if (z[0] > 0) is True:
        return jnp.sum(z)
    return -jnp.sum(z)


def repaired(z):
    return jax.lax.cond(z[0] > 0, jnp.sum, lambda v: -jnp.sum(v), z)
