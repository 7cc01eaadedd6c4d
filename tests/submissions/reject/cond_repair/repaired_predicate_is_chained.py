# wrong: repaired_value, repaired_structure: a chained comparison hides an "and"
# says: TracerBoolConversionError
import jax
import jax.numpy as jnp


def bad_branch(z):
    if z[0] > 0:
        return jnp.sum(z)
    return -jnp.sum(z)


def repaired(z):
    return jax.lax.cond(0 < z[0] < 1e9, jnp.sum, lambda v: -jnp.sum(v), z)
