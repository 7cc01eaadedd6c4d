# right: the truth test is in a helper of the same file
import jax
import jax.numpy as jnp


def starts_above_zero(z):
    return True if z[0] > 0 else False


def bad_branch(z):
    return jnp.sum(z) * (1 if starts_above_zero(z) else -1)


def repaired(z):
    return jax.lax.cond(z[0] > 0, jnp.sum, lambda v: -jnp.sum(v), z)
