# right: the vector or its opposite is chosen, and summed afterwards
import jax
import jax.numpy as jnp


def bad_branch(z):
    if z[0] > 0:
        chosen = z
    else:
        chosen = -z
    return jnp.sum(chosen)


def repaired(z):
    return jnp.sum(jax.lax.cond(z[0] > 0, lambda v: v, jnp.negative, z))
