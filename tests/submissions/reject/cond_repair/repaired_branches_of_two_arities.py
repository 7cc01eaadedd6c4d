# wrong: repaired_value: one branch takes z, the other takes nothing
# says: operands
import jax
import jax.numpy as jnp


def bad_branch(z):
    if z[0] > 0:
        return jnp.sum(z)
    return -jnp.sum(z)


def repaired(z):
    return jax.lax.cond(z[0] > 0, lambda v: jnp.sum(v), lambda: -jnp.sum(z), z)
