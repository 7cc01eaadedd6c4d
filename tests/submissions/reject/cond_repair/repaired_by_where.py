# wrong: repaired_structure: where computes both sides and selects
# says: cond
import jax
import jax.numpy as jnp


def bad_branch(z):
    if z[0] > 0:
        return jnp.sum(z)
    return -jnp.sum(z)


def repaired(z):
    total = jnp.sum(z)
    return jnp.where(z[0] > 0, total, -total)
