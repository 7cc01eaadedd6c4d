# wrong: repaired_value, repaired_gradient: z[-1] in place of z[0]
# says: repaired
import jax
import jax.numpy as jnp


def bad_branch(z):
    if z[0] > 0:
        return jnp.sum(z)
    return -jnp.sum(z)


def repaired(z):
    return jax.lax.cond(z[-1] > 0, jnp.sum, lambda v: -jnp.sum(v), z)
