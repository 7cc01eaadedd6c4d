# wrong: repaired_structure: the cond keeps to one branch, as no input is NaN
# says: does not decide
import jax
import jax.numpy as jnp


def bad_branch(z):
    if z[0] > 0:
        return jnp.sum(z)
    return -jnp.sum(z)


def repaired(z):
    chosen = jnp.where(z[0] > 0, 1.0, -1.0)
    return jax.lax.cond(z[0] == z[0], lambda: chosen * jnp.sum(z), lambda: -chosen * jnp.sum(z))
