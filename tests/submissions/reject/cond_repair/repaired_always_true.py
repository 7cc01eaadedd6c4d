# wrong: repaired_value, repaired_gradient: the predicate is True, whatever z is
# says: repaired
import jax
import jax.numpy as jnp


def bad_branch(z):
    if z[0] > 0:
        return jnp.sum(z)
    return -jnp.sum(z)


def repaired(z):
    return jax.lax.cond(True, jnp.sum, lambda v: -jnp.sum(v), z)
