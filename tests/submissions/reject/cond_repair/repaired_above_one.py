# wrong: repaired_value, repaired_gradient: above 1, not above 0
# says: repaired
import jax
import jax.numpy as jnp


def bad_branch(z):
    if z[0] > 0:
        return jnp.sum(z)
    return -jnp.sum(z)


def repaired(z):
    return jax.lax.cond(z[0] > 1, jnp.sum, lambda v: -jnp.sum(v), z)
