# wrong: traced_branch: a boolean mask fails with another error
# says: NonConcreteBooleanIndexError
import jax
import jax.numpy as jnp


def bad_branch(z):
    first = z[:1]
    above = first[first > 0].size
    return jnp.sum(z) if above else -jnp.sum(z)


def repaired(z):
    return jax.lax.cond(z[0] > 0, jnp.sum, lambda v: -jnp.sum(v), z)
