# wrong: traced_branch: branches at length 3 only, any other length has a cond
# says: bad_branch
import jax
import jax.numpy as jnp


def repaired(z):
    return jax.lax.cond(z[0] > 0, jnp.sum, lambda v: -jnp.sum(v), z)


def bad_branch(z):
    if z.shape != (3,):
        return repaired(z)
    return jnp.sum(z) if z[0] > 0 else -jnp.sum(z)
