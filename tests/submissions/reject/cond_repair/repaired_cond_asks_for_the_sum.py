# wrong: repaired_structure: a cond on the sum, and a where that sets it right
# says: does not decide
import jax
import jax.numpy as jnp


def bad_branch(z):
    if z[0] > 0:
        return jnp.sum(z)
    return -jnp.sum(z)


def repaired(z):
    total = jnp.sum(z)
    size = jax.lax.cond(total > 0, lambda t: t, lambda t: -t, total)
    return jnp.where((z[0] > 0) == (total > 0), size, -size)
