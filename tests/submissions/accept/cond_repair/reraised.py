# right: the error is caught to be noted, and raised again as it is
import jax
import jax.numpy as jnp


def bad_branch(z):
    try:
        return jnp.sum(z) if z[0] > 0 else -jnp.sum(z)
    except jax.errors.TracerBoolConversionError:
        print("z is traced")
        raise


def repaired(z):
    return jax.lax.cond(z[0] > 0, jnp.sum, lambda v: -jnp.sum(v), z)
