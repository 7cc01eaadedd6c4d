# right: the guard of a case is a Python truth test
import jax
import jax.numpy as jnp


def bad_branch(z):
    match z[0]:
        case first if first > 0:
            return jnp.sum(z)
        case _:
            return -jnp.sum(z)


def repaired(z):
    return jax.lax.cond(z[0] > 0, jnp.sum, lambda v: -jnp.sum(v), z)
