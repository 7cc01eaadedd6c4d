# wrong: repaired_value: takes three elements one by one
# says: repaired
import jax
import jax.numpy as jnp


def bad_branch(z):
    if z[0] > 0:
        return jnp.sum(z)
    return -jnp.sum(z)


def repaired(z):
    total = lambda v: v[0] + v[1] + v[2]
    return jax.lax.cond(z[0] > 0, total, lambda v: -total(v), z)
