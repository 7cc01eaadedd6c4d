# wrong: repaired_value, repaired_gradient, repaired_structure: still the placeholder
# says: repaired
import jax
import jax.numpy as jnp


def bad_branch(z):
    if z[0] > 0:
        return jnp.sum(z)
    return -jnp.sum(z)


def repaired(z):
    return ...
