# wrong: repaired_structure: any number but 0 is true
# says: does not decide by z[0]
import jax
import jax.numpy as jnp


def repaired(z):
    return jax.lax.cond(z[0], jnp.sum, lambda v: -jnp.sum(v), z)


def bad_branch(z):
    if z[0] > 0:
        return jnp.sum(z)
    return -jnp.sum(z)
