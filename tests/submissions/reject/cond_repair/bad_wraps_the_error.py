# wrong: traced_branch: the error is caught, and another one comes out
# says: expected TracerBoolConversionError
import jax
import jax.numpy as jnp


def bad_branch(z):
    try:
        return jnp.sum(z) if z[0] > 0 else -jnp.sum(z)
    except jax.errors.TracerBoolConversionError:
        raise ValueError("z is traced") from None


def repaired(z):
    return jax.lax.cond(z[0] > 0, jnp.sum, lambda v: -jnp.sum(v), z)
