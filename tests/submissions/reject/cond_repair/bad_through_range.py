# wrong: traced_branch: range() fails with another error
# says: TracerIntegerConversionError
import jax
import jax.numpy as jnp


def bad_branch(z):
    sign = -1
    for _ in range((z[0] > 0).astype(int)):
        sign = 1
    return sign * jnp.sum(z)


def repaired(z):
    return jax.lax.cond(z[0] > 0, jnp.sum, lambda v: -jnp.sum(v), z)
