# right: only the sign is chosen, the sum is outside
import jax
import jax.numpy as jnp


def bad_branch(z):
    sign = 1.0 if z[0] > 0 else -1.0
    return sign * jnp.sum(z)


def repaired(z):
    sign = jax.lax.cond(z[0] > 0, lambda: 1.0, lambda: -1.0)
    return sign * jnp.sum(z)
