# wrong: repaired_value, repaired_gradient: a first element between 0 and 1 is cut to 0
# says: repaired
import jax
import jax.numpy as jnp


def bad_branch(z):
    if z[0] > 0:
        return jnp.sum(z)
    return -jnp.sum(z)


def repaired(z):
    return jax.lax.switch(z[0].astype(int), [lambda v: -jnp.sum(v), jnp.sum], z)
