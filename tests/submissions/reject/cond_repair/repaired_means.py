# wrong: repaired_value, repaired_gradient: mean in place of sum
# says: repaired
import jax
import jax.numpy as jnp


def bad_branch(z):
    if z[0] > 0:
        return jnp.sum(z)
    return -jnp.sum(z)


def repaired(z):
    return jax.lax.cond(z[0] > 0, jnp.mean, lambda v: -jnp.mean(v), z)
