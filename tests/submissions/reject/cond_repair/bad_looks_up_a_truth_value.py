# wrong: traced_branch: int() asks for the number, and no if for the truth
# says: is not to become traceable: it is to ask with a Python if
import jax
import jax.numpy as jnp


def bad_branch(z):
    return [-jnp.sum(z), jnp.sum(z)][int(z[0] > 0)]


def repaired(z):
    return jax.lax.cond(z[0] > 0, jnp.sum, lambda v: -jnp.sum(v), z)
