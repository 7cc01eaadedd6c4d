# right: two operands for both sides
import jax
import jax.numpy as jnp


def bad_branch(z):
    if z[0] > 0:
        return jnp.sum(z)
    return -jnp.sum(z)


def repaired(z):
    first, total = z[0], jnp.sum(z)
    return jax.lax.cond(first > 0, lambda t, f: t + 0 * f, lambda t, f: 0 * f - t, total, first)
