# right: a branch on the shape can be traced, the one on the value cannot
import jax
import jax.numpy as jnp


def bad_branch(z):
    total = z[0] if z.shape == (1,) else jnp.sum(z)
    if z[0] > 0:
        return total
    return -total


def repaired(z):
    total = z[0] if z.shape == (1,) else jnp.sum(z)
    return jax.lax.cond(z[0] > 0, lambda: total, lambda: -total)
