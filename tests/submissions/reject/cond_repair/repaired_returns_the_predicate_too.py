# wrong: repaired_value: two results
# says: tuple
import jax
import jax.numpy as jnp


def bad_branch(z):
    if z[0] > 0:
        return jnp.sum(z)
    return -jnp.sum(z)


def repaired(z):
    above = z[0] > 0
    return jax.lax.cond(above, jnp.sum, lambda v: -jnp.sum(v), z), above
