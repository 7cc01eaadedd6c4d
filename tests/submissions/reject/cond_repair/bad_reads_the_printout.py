# wrong: traced_branch: reads the sign off the text
# says: can be traced
import jax
import jax.numpy as jnp


def bad_branch(z):
    return -jnp.sum(z) if str(z[0]).startswith(("-", "0.0")) and z[0].size else jnp.sum(z)


def repaired(z):
    return jax.lax.cond(z[0] > 0, jnp.sum, lambda v: -jnp.sum(v), z)
