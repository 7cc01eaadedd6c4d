# right: value_and_grad of the repaired function, the value of it
import jax
import jax.numpy as jnp


def choose(z):
    return jax.lax.cond(z[0] > 0, jnp.sum, lambda v: -jnp.sum(v), z)


def repaired(z):
    return jax.value_and_grad(choose)(z)[0]


def bad_branch(z):
    if z[0] > 0:
        return jnp.sum(z)
    return -jnp.sum(z)
