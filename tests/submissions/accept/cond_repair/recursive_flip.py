# right: below or at 0 the flipped vector is asked, but only about its sum
import jax
import jax.numpy as jnp


def bad_branch(z, flipped=False):
    if flipped or z[0] > 0:
        return jnp.sum(z)
    return bad_branch(-z, flipped=True)


def repaired(z):
    return jax.lax.cond(z[0] > 0, jnp.sum, lambda v: -jnp.sum(v), z)
