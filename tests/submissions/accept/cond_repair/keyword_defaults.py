# right: threshold and index are keywords with defaults
import jax
import jax.numpy as jnp


def bad_branch(z, index=0, *, threshold=0.0):
    if z[index] > threshold:
        return jnp.sum(z)
    return -jnp.sum(z)


def repaired(z, index=0, *, threshold=0.0):
    above = z[index] > threshold
    return jax.lax.cond(above, jnp.sum, lambda v: -jnp.sum(v), z)
