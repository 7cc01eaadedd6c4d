# wrong: traced_branch: hasattr tells a traced value from an array, and a where takes over
# says: traced
import jax
import jax.numpy as jnp


def bad_branch(z):
    if hasattr(z, "_trace"):
        return jnp.where(z[0] > 0, jnp.sum(z), -jnp.sum(z))
    return jnp.sum(z) if z[0] > 0 else -jnp.sum(z)


def repaired(z):
    return jax.lax.cond(z[0] > 0, jnp.sum, lambda v: -jnp.sum(v), z)
