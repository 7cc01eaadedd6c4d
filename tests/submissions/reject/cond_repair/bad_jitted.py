# wrong: bad_branch_value: jitted, it raises on every array
# says: TracerBoolConversionError
import jax
import jax.numpy as jnp


@jax.jit
def bad_branch(z):
    if z[0] > 0:
        return jnp.sum(z)
    return -jnp.sum(z)


def repaired(z):
    return jax.lax.cond(z[0] > 0, jnp.sum, lambda v: -jnp.sum(v), z)
