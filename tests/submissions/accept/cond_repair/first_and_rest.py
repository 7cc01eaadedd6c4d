# right: the first element by unpacking, the index of the branch by searching
import jax
import jax.numpy as jnp


def repaired(z):
    first, *_ = z
    index = jnp.searchsorted(jnp.array([0.0]), first, side="left")
    return jax.lax.switch(index, (lambda v: -v.sum(), lambda v: v.sum()), z)


def bad_branch(z):
    if z[0] > 0:
        return jnp.sum(z)
    return -jnp.sum(z)
