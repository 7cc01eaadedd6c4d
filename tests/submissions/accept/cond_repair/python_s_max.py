# right: max() compares, and compares in Python
import jax
import jax.numpy as jnp


def bad_branch(z):
    above = max(z[0], 0.0) != 0.0
    if above:
        return jnp.sum(z)
    return -jnp.sum(z)


def repaired(z):
    return jax.lax.cond(z[0] > 0, jnp.sum, lambda v: -jnp.sum(v), z)
