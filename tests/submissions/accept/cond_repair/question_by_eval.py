# right: the question stands in a text that eval runs
import jax
import jax.numpy as jnp


def bad_branch(z):
    return eval("jnp.sum(z) if z[0] > 0 else -jnp.sum(z)")


def repaired(z):
    return jax.lax.cond(z[0] > 0, lambda v: jnp.sum(v), lambda v: -jnp.sum(v), z)
