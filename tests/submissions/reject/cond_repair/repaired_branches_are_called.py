# wrong: repaired_value, repaired_structure: cond wants functions, and gets their results
# says: TypeError
import jax
import jax.numpy as jnp


def bad_branch(z):
    if z[0] > 0:
        return jnp.sum(z)
    return -jnp.sum(z)


def repaired(z):
    total = jnp.sum(z)
    return jax.lax.cond(z[0] > 0, total, -total)
