# wrong: traced_branch: a tracer gets a where
# says: bad_branch
import jax
import jax.numpy as jnp


def bad_branch(z):
    if isinstance(z, jax.core.Tracer):
        return jnp.where(z[0] > 0, jnp.sum(z), -jnp.sum(z))
    return jnp.sum(z) if z[0] > 0 else -jnp.sum(z)


def repaired(z):
    return jax.lax.cond(z[0] > 0, jnp.sum, lambda v: -jnp.sum(v), z)
