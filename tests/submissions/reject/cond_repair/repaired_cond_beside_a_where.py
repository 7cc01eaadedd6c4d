# wrong: repaired_structure: both branches of the cond give 1, a where decides
# says: does not decide
import jax
import jax.numpy as jnp


def bad_branch(z):
    if z[0] > 0:
        return jnp.sum(z)
    return -jnp.sum(z)


def repaired(z):
    one = jax.lax.cond(z[0] > 0, lambda: 1.0, lambda: 1.0)
    return one * jnp.where(z[0] > 0, jnp.sum(z), -jnp.sum(z))
