# wrong: repaired_structure: both sides the same
# says: whichever branch it takes
import jax
import jax.numpy as jnp


def repaired(z):
    return jax.lax.cond(z[0] > 0, jnp.sum, lambda v: jnp.sum(v), z)


def bad_branch(z):
    if z[0] > 0:
        return jnp.sum(z)
    return -jnp.sum(z)
