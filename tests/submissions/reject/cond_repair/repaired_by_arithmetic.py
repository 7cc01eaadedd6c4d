# wrong: repaired_structure: the comparison is turned into a sign
# says: cond
import jax
import jax.numpy as jnp


def bad_branch(z):
    if z[0] > 0:
        return jnp.sum(z)
    return -jnp.sum(z)


def repaired(z):
    return (2.0 * (z[0] > 0) - 1.0) * jnp.sum(z)
