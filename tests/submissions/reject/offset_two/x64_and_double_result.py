# wrong: value, structure: x64 is on and float64 comes out
# says: x64
import jax
import jax.numpy as jnp

jax.config.update("jax_enable_x64", True)
VALUE = 50.0
GRADIENT = [6.0, 8.0, 10.0]


def shifted_two(z):
    return jnp.sum((z.astype(jnp.float64) + 2.0) ** 2)
