# wrong: repaired_structure: Python decides, outside of the program
# says: callback
import jax
import jax.numpy as jnp
import numpy as np


def bad_branch(z):
    if z[0] > 0:
        return jnp.sum(z)
    return -jnp.sum(z)


def repaired(z):
    def choose(z):
        return np.float32(z.sum() if z[0] > 0 else -z.sum())

    return jax.pure_callback(choose, jax.ShapeDtypeStruct((), "float32"), z)
