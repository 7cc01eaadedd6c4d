# wrong: repaired_value, repaired_structure: float32 on one side, int32 on the other
# says: TypeError
import jax
import jax.numpy as jnp


def bad_branch(z):
    if z[0] > 0:
        return jnp.sum(z)
    return -jnp.sum(z)


def repaired(z):
    whole = lambda v: -jnp.sum(v).astype(jnp.int32)
    return jax.lax.cond(z[0] > 0, jnp.sum, whole, z)
