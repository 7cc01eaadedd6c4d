# wrong: bad_branch_value: adds up the first four elements only
# says: bad_branch([
import jax
import jax.numpy as jnp


def bad_branch(z):
    first_four = z[0]
    for k in range(1, min(4, z.size)):
        first_four = first_four + z[k]
    if z[0] > 0:
        return first_four
    return -first_four


def repaired(z):
    return jax.lax.cond(z[0] > 0, jnp.sum, lambda v: -jnp.sum(v), z)
