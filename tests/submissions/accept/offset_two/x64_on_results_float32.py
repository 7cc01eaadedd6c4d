# right: x64 is on, yet float32 plus a Python number stays float32
import jax
import jax.numpy as jnp

jax.config.update("jax_enable_x64", True)
VALUE = 50.0
GRADIENT = [6.0, 8.0, 10.0]


def shifted_two(z):
    shifted = z + 2.0
    return jnp.sum(shifted * shifted)
