# wrong: traced_branch: where can be traced, there is nothing bad about it
# says: bad_branch
import jax
import jax.numpy as jnp


def bad_branch(z):
    return jnp.where(z[0] > 0, jnp.sum(z), -jnp.sum(z))


def repaired(z):
    return jax.lax.cond(z[0] > 0, jnp.sum, lambda v: -jnp.sum(v), z)
