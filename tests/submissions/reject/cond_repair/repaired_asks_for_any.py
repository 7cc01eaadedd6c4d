# wrong: repaired_value, repaired_gradient: any element above 0 is enough
# says: repaired
import jax
import jax.numpy as jnp


def bad_branch(z):
    if z[0] > 0:
        return jnp.sum(z)
    return -jnp.sum(z)


def repaired(z):
    return jax.lax.cond(jnp.any(z > 0), jnp.sum, lambda v: -jnp.sum(v), z)
