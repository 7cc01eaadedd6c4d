# right: an index below 0 is clamped to 0
import jax
import jax.numpy as jnp


def repaired(z):
    index = jnp.sign(z[0]).astype(int)
    return jax.lax.switch(index, [lambda v: -jnp.sum(v), lambda v: jnp.sum(v)], z)


def bad_branch(z):
    if z[0] > 0:
        return jnp.sum(z)
    return -jnp.sum(z)
