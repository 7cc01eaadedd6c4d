# wrong: repaired_value: only z[0] > 0.001 counts as above 0
# says: repaired
import jax
import jax.numpy as jnp


def bad_branch(z):
    if z[0] > 0:
        return jnp.sum(z)
    return -jnp.sum(z)


def repaired(z):
    return jax.lax.cond(z[0] > 0.001, lambda v: jnp.sum(v), lambda v: -jnp.sum(v), z)
