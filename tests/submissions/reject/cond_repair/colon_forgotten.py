# wrong: file: the if has no colon
# says: end with a colon
import jax
import jax.numpy as jnp


def bad_branch(z):
    if z[0] > 0
        return jnp.sum(z)
    return -jnp.sum(z)


def repaired(z):
    return jax.lax.cond(z[0] > 0, jnp.sum, lambda v: -jnp.sum(v), z)
