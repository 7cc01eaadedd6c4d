# wrong: traced_branch: the error never comes out
# says: bad_branch
import jax
import jax.numpy as jnp


def bad_branch(z):
    try:
        return jnp.sum(z) if z[0] > 0 else -jnp.sum(z)
    except jax.errors.TracerBoolConversionError:
        return jnp.sum(z)


def repaired(z):
    return jax.lax.cond(z[0] > 0, jnp.sum, lambda v: -jnp.sum(v), z)
