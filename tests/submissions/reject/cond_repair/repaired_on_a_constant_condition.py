# wrong: repaired_structure: the cond asks whether 1 is above 0
# says: does not decide
import jax
import jax.numpy as jnp


def bad_branch(z):
    if z[0] > 0:
        return jnp.sum(z)
    return -jnp.sum(z)


def repaired(z):
    sign = jnp.where(z[0] > 0, 1.0, -1.0)
    return jax.lax.cond(jnp.float32(1.0) > 0, lambda: sign * jnp.sum(z), lambda: -sign * jnp.sum(z))
