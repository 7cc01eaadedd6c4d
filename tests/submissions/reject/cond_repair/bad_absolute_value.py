# wrong: bad_branch_value: asks about the sum; right at [1, 2, 3] and at [-1, -2, -3]
# says: bad_branch
import jax
import jax.numpy as jnp


def bad_branch(z):
    total = jnp.sum(z)
    return total if total > 0 else -total


def repaired(z):
    return jax.lax.cond(z[0] > 0, jnp.sum, lambda v: -jnp.sum(v), z)
