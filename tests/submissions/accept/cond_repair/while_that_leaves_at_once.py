# right: a while loop asks for the truth value too
import jax
import jax.numpy as jnp


def bad_branch(z):
    while z[0] > 0:
        return jnp.sum(z)
    return -jnp.sum(z)


def repaired(z):
    return jax.lax.cond(z[0] > 0, jnp.sum, lambda v: -jnp.sum(v), z)
