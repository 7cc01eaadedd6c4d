# wrong: repaired_structure: both sums are made, an index picks one
# says: cond
import jax
import jax.numpy as jnp


def bad_branch(z):
    if z[0] > 0:
        return jnp.sum(z)
    return -jnp.sum(z)


def repaired(z):
    total = jnp.sum(z)
    return jnp.stack([-total, total])[(z[0] > 0).astype(int)]
