# right: and, or: where the sum is 0, minus the sum is 0 too
import jax
import jax.numpy as jnp


def bad_branch(z):
    return z[0] > 0 and jnp.sum(z) or -jnp.sum(z)


def repaired(z):
    return jax.lax.cond(z[0] > 0, jnp.sum, lambda v: -jnp.sum(v), z)
