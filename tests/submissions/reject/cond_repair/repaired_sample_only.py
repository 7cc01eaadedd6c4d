# wrong: repaired_value, repaired_gradient: 6 on both sides
# says: repaired
import jax
import jax.numpy as jnp


def bad_branch(z):
    if z[0] > 0:
        return jnp.sum(z)
    return -jnp.sum(z)


def repaired(z):
    return jax.lax.cond(z[0] > 0, lambda v: 6.0 + 0.0 * v[0], lambda v: 6.0 + 0.0 * v[0], z)
