# wrong: repaired_structure: select decides, the cond's branches agree
# says: cond
import jax
import jax.numpy as jnp


def repaired(z):
    both = jnp.stack([-jnp.sum(z), jnp.sum(z)])
    same = jax.lax.cond(z[0] > 0, lambda b: b + 0, lambda b: b * 1, both)
    return same[(z[0] > 0).astype(int)]


def bad_branch(z):
    if z[0] > 0:
        return jnp.sum(z)
    return -jnp.sum(z)
