# wrong: repaired_structure: the sign of the sum decides
# says: does not decide by z[0]
import jax
import jax.numpy as jnp


def repaired(z):
    total = jnp.sum(z)
    return jax.lax.cond(total > 0, lambda: total, lambda: -total)


def bad_branch(z):
    if z[0] > 0:
        return jnp.sum(z)
    return -jnp.sum(z)
