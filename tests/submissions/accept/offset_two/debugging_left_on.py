# right: the debugging switches are the file's own business
import jax
import jax.numpy as jnp

jax.config.update("jax_debug_nans", True)
jax.config.update("jax_disable_jit", True)
VALUE = 50.0
GRADIENT = [6.0, 8.0, 10.0]


def shifted_two(z):
    shifted = z + 2.0
    return jnp.sum(shifted * shifted)
