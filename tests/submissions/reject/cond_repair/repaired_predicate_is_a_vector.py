# wrong: repaired_value, repaired_structure: z > 0 has as many elements as z
# says: TypeError
import jax
import jax.numpy as jnp


def bad_branch(z):
    if z[0] > 0:
        return jnp.sum(z)
    return -jnp.sum(z)


def repaired(z):
    return jax.lax.cond(z > 0, jnp.sum, lambda v: -jnp.sum(v), z)
