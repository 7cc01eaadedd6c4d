# wrong: traced_branch: NumPy fails with another error
# says: TracerArrayConversionError
import numpy as np

import jax
import jax.numpy as jnp


def bad_branch(z):
    return jnp.sum(z) if np.asarray(z)[0] > 0 else -jnp.sum(z)


def repaired(z):
    return jax.lax.cond(z[0] > 0, jnp.sum, lambda v: -jnp.sum(v), z)
