# right: reduced by a function of its own
import jax
import jax.numpy as jnp


def shifted_two(z):
    return jax.lax.reduce((z + 2.0) ** 2, jnp.float32(0), jax.lax.add, (0,))


VALUE = 50.0

GRADIENT = [6.0, 8.0, 10.0]
