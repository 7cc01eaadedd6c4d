# wrong: bad_branch_value: float() makes a Python number of the sum
# says: returns a float
import jax
import jax.numpy as jnp


def bad_branch(z):
    if z[0] > 0:
        return float(jnp.sum(z))
    return -float(jnp.sum(z))


def repaired(z):
    return jax.lax.cond(z[0] > 0, lambda v: jnp.sum(v), lambda v: -jnp.sum(v), z)
