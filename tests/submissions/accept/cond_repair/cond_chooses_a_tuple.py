# right: the cond gives the sign and the offset of a line
import jax
import jax.numpy as jnp


def bad_branch(z):
    if z[0] > 0:
        return jnp.sum(z)
    return -jnp.sum(z)


def repaired(z):
    factor, summand = jax.lax.cond(z[0] > 0, lambda: (1.0, 0.0), lambda: (-1.0, 0.0))
    return factor * jnp.sum(z) + summand
