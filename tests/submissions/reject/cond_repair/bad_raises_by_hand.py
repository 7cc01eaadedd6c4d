# wrong: traced_branch: it raises the error itself when it is traced
# says: raises TracerBoolConversionError itself
import jax
import jax.numpy as jnp


def bad_branch(z):
    if isinstance(z, jax.core.Tracer):
        raise jax.errors.TracerBoolConversionError(z[0] > 0)
    return jnp.sum(z) if z[0] > 0 else -jnp.sum(z)


def repaired(z):
    return jax.lax.cond(z[0] > 0, jnp.sum, lambda v: -jnp.sum(v), z)
