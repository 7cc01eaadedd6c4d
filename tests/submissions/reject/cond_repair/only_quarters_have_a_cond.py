# wrong: repaired_structure: multiples of 0.25 are what somebody might look at
# says: does not decide
import jax
import jax.numpy as jnp


def bad_branch(z):
    if z[0] > 0:
        return jnp.sum(z)
    return -jnp.sum(z)


def by_cond(z):
    return jax.lax.cond(z[0] > 0, lambda v: jnp.sum(v), lambda v: -jnp.sum(v), z)


def by_where(z):
    return jnp.where(z[0] > 0, 1.0, -1.0) * jnp.sum(z)


def repaired(z):
    return jax.lax.cond(jnp.all(4 * z == jnp.round(4 * z)), by_cond, by_where, z)
