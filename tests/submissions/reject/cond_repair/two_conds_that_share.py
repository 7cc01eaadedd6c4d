# wrong: repaired_structure: two conds, neither of which turns one side into the other
# says: does not decide
import jax
import jax.numpy as jnp


def bad_branch(z):
    if z[0] > 0:
        return jnp.sum(z)
    return -jnp.sum(z)


def repaired(z):
    total = jnp.sum(z)
    plus = jax.lax.cond(z[0] > 0, lambda: total, lambda: 0.0)
    minus = jax.lax.cond(z[0] > 0, lambda: 0.0, lambda: -total)
    return plus + minus
