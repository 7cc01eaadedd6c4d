# wrong: repaired_value: a table of the sign for the first elements that one tries
# says: repaired(
import jax
import jax.numpy as jnp


def bad_branch(z):
    if z[0] > 0:
        return jnp.sum(z)
    return -jnp.sum(z)


def repaired(z):
    known = jnp.array([0.0, 1.0, 1.0, 1.0])
    sign = jnp.where(known[jnp.clip(z[0], 0, 3).astype(int)] > 0, 1.0, -1.0)
    return sign * jax.lax.cond(sign > 0, jnp.sum, jnp.sum, z)
