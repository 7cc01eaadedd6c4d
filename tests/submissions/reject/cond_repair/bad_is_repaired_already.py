# wrong: traced_branch: both names are the same function
# says: bad_branch
import jax
import jax.numpy as jnp


def repaired(z):
    return jax.lax.cond(z[0] > 0, jnp.sum, lambda v: -jnp.sum(v), z)


bad_branch = repaired
