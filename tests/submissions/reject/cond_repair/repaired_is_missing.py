# wrong: repaired_value, repaired_gradient, repaired_structure: there is no such name
# says: repaired
import jax.numpy as jnp


def bad_branch(z):
    if z[0] > 0:
        return jnp.sum(z)
    return -jnp.sum(z)
