# wrong: bad_branch_value, traced_branch: a case compares with "is"
# says: bad_branch
import jax
import jax.numpy as jnp


def bad_branch(z):
    match z[0] > 0:
        case True:
            return jnp.sum(z)
        case _:
            return -jnp.sum(z)


def repaired(z):
    return jax.lax.cond(z[0] > 0, jnp.sum, lambda v: -jnp.sum(v), z)
