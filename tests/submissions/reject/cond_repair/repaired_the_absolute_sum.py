# wrong: repaired_value, repaired_structure: 6 and 6, as in the two samples
# says: repaired
import jax
import jax.numpy as jnp


def bad_branch(z):
    if z[0] > 0:
        return jnp.sum(z)
    return -jnp.sum(z)


def repaired(z):
    total = jnp.sum(z)
    return jnp.maximum(total, -total)
