# wrong: repaired_value, repaired_gradient, repaired_structure: not repaired at all
# says: TracerBoolConversionError
import jax
import jax.numpy as jnp


def bad_branch(z):
    if z[0] > 0:
        return jnp.sum(z)
    return -jnp.sum(z)


repaired = bad_branch
