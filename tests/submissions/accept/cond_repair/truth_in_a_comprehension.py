# right: the condition of a comprehension is a Python truth test
import jax
import jax.numpy as jnp


def bad_branch(z):
    signs = [1.0 for _ in range(1) if z[0] > 0]
    return jnp.sum(z) * (signs or [-1.0])[0]


def repaired(z):
    return jax.lax.cond(z[0] > 0, jnp.sum, lambda v: -jnp.sum(v), z)
