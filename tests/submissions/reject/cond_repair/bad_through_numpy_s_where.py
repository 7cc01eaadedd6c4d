# wrong: traced_branch: NumPy's where wants the numbers
# says: is not to become traceable: it is to ask with a Python if
import jax
import jax.numpy as jnp
import numpy as np


def bad_branch(z):
    return np.where(z[0] > 0, jnp.sum(z), -jnp.sum(z))


def repaired(z):
    return jax.lax.cond(z[0] > 0, jnp.sum, lambda v: -jnp.sum(v), z)
