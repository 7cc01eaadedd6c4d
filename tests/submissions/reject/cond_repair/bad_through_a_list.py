# wrong: traced_branch: a list's index fails with another error
# says: TracerIntegerConversionError
import jax
import jax.numpy as jnp


def bad_branch(z):
    return [-jnp.sum(z), jnp.sum(z)][(z[0] > 0).astype(int)]


def repaired(z):
    return jax.lax.cond(z[0] > 0, jnp.sum, lambda v: -jnp.sum(v), z)
