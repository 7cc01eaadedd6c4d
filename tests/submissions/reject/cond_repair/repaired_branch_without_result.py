# wrong: repaired_value, repaired_structure: one side returns None
# says: TypeError
import jax
import jax.numpy as jnp


def bad_branch(z):
    if z[0] > 0:
        return jnp.sum(z)
    return -jnp.sum(z)


def repaired(z):
    def otherwise(v):
        -jnp.sum(v)

    return jax.lax.cond(z[0] > 0, jnp.sum, otherwise, z)
