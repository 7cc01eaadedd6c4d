# wrong: repaired_structure: the cond chooses which zero is added
# says: does not decide
import jax
import jax.numpy as jnp


def bad_branch(z):
    if z[0] > 0:
        return jnp.sum(z)
    return -jnp.sum(z)


def repaired(z):
    zero = jax.lax.cond(z[0] > 0, lambda: 0.0, lambda: -0.0)
    return jnp.where(z[0] > 0, jnp.sum(z), -jnp.sum(z)) + zero
