# wrong: bad_branch_value, traced_branch: still the placeholder
# says: bad_branch
import jax
import jax.numpy as jnp


def bad_branch(z):
    result = ...
    return result


def repaired(z):
    return jax.lax.cond(z[0] > 0, jnp.sum, lambda v: -jnp.sum(v), z)
