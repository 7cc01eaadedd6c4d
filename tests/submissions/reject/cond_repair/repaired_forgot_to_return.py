# wrong: repaired_value: the cond's result is not returned
# says: None
import jax
import jax.numpy as jnp


def bad_branch(z):
    if z[0] > 0:
        return jnp.sum(z)
    return -jnp.sum(z)


def repaired(z):
    jax.lax.cond(z[0] > 0, jnp.sum, lambda v: -jnp.sum(v), z)
