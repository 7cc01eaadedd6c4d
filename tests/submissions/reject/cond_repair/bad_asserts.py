# wrong: bad_branch_value: an assertion instead of the other side
# says: AssertionError
import jax
import jax.numpy as jnp


def bad_branch(z):
    assert z[0] > 0
    return jnp.sum(z)


def repaired(z):
    return jax.lax.cond(z[0] > 0, jnp.sum, lambda v: -jnp.sum(v), z)
