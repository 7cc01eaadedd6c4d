# wrong: repaired_value, repaired_gradient: index 0 is the false side
# says: repaired
import jax
import jax.numpy as jnp


def bad_branch(z):
    if z[0] > 0:
        return jnp.sum(z)
    return -jnp.sum(z)


def repaired(z):
    index = (z[0] > 0).astype(jnp.int32)
    return jax.lax.switch(index, [jnp.sum, lambda v: -jnp.sum(v)], z)
