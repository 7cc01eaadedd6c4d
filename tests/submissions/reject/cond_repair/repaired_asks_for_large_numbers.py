# wrong: repaired_structure: the cond, where there is one, asks about something else
# says: does not decide
import jax
import jax.numpy as jnp


def bad_branch(z):
    if z[0] > 0:
        return jnp.sum(z)
    return -jnp.sum(z)


def repaired(z):
    sign = jnp.where(z[0] > 0, 1.0, -1.0)
    nothing = jax.lax.cond(jnp.any(z > 1e9), lambda: 1.0, lambda: 0.0)
    return sign * jnp.sum(z) * (1.0 - nothing)
