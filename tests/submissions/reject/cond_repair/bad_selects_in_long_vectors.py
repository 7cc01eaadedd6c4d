# wrong: traced_branch: asks in Python for short vectors, and selects in long ones
# says: can be traced
import jax
import jax.numpy as jnp


def bad_branch(z):
    total = jnp.sum(z)
    if z.size > 20:
        return jnp.where(z[0] > 0, total, -total)
    if z[0] > 0:
        return total
    return -total


def repaired(z):
    return jax.lax.cond(z[0] > 0, jnp.sum, lambda v: -jnp.sum(v), z)
