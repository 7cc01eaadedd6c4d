# wrong: repaired_value: `is True` asks whether it is the same object
# says: minus the sum on both sides
import jax
import jax.numpy as jnp


def bad_branch(z):
    if z[0] > 0:
        return jnp.sum(z)
    return -jnp.sum(z)


def repaired(z):
    return jax.lax.cond((z[0] > 0) is True, jnp.sum, lambda v: -jnp.sum(v), z)
