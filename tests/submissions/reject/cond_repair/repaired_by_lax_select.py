# wrong: repaired_structure: select is no branch
# says: cond
import jax
import jax.numpy as jnp


def bad_branch(z):
    if z[0] > 0:
        return jnp.sum(z)
    return -jnp.sum(z)


def repaired(z):
    return jax.lax.select(z[0] > 0, jnp.sum(z), -jnp.sum(z))
