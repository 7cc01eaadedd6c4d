# wrong: repaired_structure: the largest element decides
# says: does not decide by z[0]
import jax
import jax.numpy as jnp


def repaired(z):
    return jax.lax.cond(jnp.max(z) > 0, jnp.sum, lambda v: -jnp.sum(v), z)


def bad_branch(z):
    if z[0] > 0:
        return jnp.sum(z)
    return -jnp.sum(z)
