# right: lax.map squares, sum adds up
import jax
import jax.numpy as jnp


def shifted_two(z):
    return jnp.sum(jax.lax.map(lambda e: (e + 2.0) ** 2, z))


VALUE = 50.0
GRADIENT = [6.0, 8.0, 10.0]
