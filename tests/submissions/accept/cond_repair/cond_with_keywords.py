# right: cond's arguments by name
import jax
import jax.numpy as jnp


def bad_branch(z):
    if z[0] > 0:
        return jnp.sum(z)
    return -jnp.sum(z)


def repaired(z):
    return jax.lax.cond(
        pred=z[0] > 0, true_fun=lambda v: jnp.sum(v), false_fun=lambda v: -jnp.sum(v), operand=z
    )
