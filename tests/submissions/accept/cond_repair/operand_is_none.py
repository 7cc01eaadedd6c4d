# right: the old spelling with an operand that is not used
import jax
import jax.numpy as jnp


def repaired(z):
    return jax.lax.cond(z[0] > 0, lambda _: jnp.sum(z), lambda _: -jnp.sum(z), operand=None)


def bad_branch(z):
    if z[0] > 0:
        return jnp.sum(z)
    return -jnp.sum(z)
