# wrong: repaired_value, repaired_gradient: each element by its own sign, summed
# says: repaired
import jax
import jax.numpy as jnp


def bad_branch(z):
    if z[0] > 0:
        return jnp.sum(z)
    return -jnp.sum(z)


def repaired(z):
    return jax.lax.map(lambda e: jax.lax.cond(e > 0, lambda v: v, lambda v: -v, e), z).sum()
