# wrong: bad_branch_value, traced_branch: thrown away after the repair
# says: bad_branch
import jax
import jax.numpy as jnp


def repaired(z):
    return jax.lax.cond(z[0] > 0, jnp.sum, lambda v: -jnp.sum(v), z)
