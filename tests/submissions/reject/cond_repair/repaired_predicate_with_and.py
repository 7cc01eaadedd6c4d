# wrong: repaired_value, repaired_structure: "and" asks the comparisons for their truth
# says: TracerBoolConversionError
import jax
import jax.numpy as jnp


def bad_branch(z):
    if z[0] > 0:
        return jnp.sum(z)
    return -jnp.sum(z)


def repaired(z):
    return jax.lax.cond(z[0] > 0 and z[0] < 1e9, jnp.sum, lambda v: -jnp.sum(v), z)
