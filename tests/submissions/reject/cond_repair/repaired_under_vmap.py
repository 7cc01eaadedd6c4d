# wrong: repaired_structure: vmap over the predicate turns the cond into a select
# says: cond
import jax
import jax.numpy as jnp


def bad_branch(z):
    if z[0] > 0:
        return jnp.sum(z)
    return -jnp.sum(z)


def choose(z):
    return jax.lax.cond(z[0] > 0, jnp.sum, lambda v: -jnp.sum(v), z)


def repaired(z):
    return jax.vmap(choose)(z[None])[0]
