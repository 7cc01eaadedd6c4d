# right: cond tells the sign, where is told
import jax
import jax.numpy as jnp


def repaired(z):
    sign = jax.lax.cond(jnp.where(z[0] > 0, True, False), lambda: 1, lambda: -1)
    return jnp.where(sign == 1, z, -z).sum()


def bad_branch(z):
    if z[0] > 0:
        return jnp.sum(z)
    return -jnp.sum(z)
