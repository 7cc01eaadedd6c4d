# right: lax.select beside the cond, for something that is added and is 0 throughout
import jax
import jax.numpy as jnp


def bad_branch(z):
    if z[0] > 0:
        return jnp.sum(z)
    return -jnp.sum(z)


def repaired(z):
    total = jax.lax.cond(z[0] > 0, jnp.sum, lambda v: -jnp.sum(v), z)
    return total + jax.lax.select(z[0] > 0, jnp.zeros(()), jnp.zeros(()))
