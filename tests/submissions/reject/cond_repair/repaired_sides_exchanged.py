# wrong: repaired_value, repaired_gradient: the true side comes first
# says: repaired
import jax
import jax.numpy as jnp


def bad_branch(z):
    if z[0] > 0:
        return jnp.sum(z)
    return -jnp.sum(z)


def repaired(z):
    return jax.lax.cond(z[0] > 0, lambda v: -jnp.sum(v), jnp.sum, z)
