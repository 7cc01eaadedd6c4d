# right: filter, any and all ask each for a truth value
import jax
import jax.numpy as jnp


def bad_branch(z):
    return jnp.sum(z) if any(filter(None, [z[0] > 0])) else -jnp.sum(z)


def repaired(z):
    return jax.lax.cond(z[0] > 0, jnp.sum, lambda v: -jnp.sum(v), z)
