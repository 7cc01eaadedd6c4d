# right outcome: reject: numbers of 64 bits
# told: float64
import jax
import jax.numpy as jnp

VALUE, GRADIENT = 50.0, [6.0, 8.0, 10.0]
jax.config.update("jax_enable_x64", True)


def shifted_two(z):
    return jnp.sum((z.astype("float64") + 2) ** 2)
