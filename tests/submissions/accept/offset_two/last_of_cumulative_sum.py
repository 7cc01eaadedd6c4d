# right: the last running total is the total
import jax.numpy as jnp


def shifted_two(z):
    return jnp.cumsum(jnp.square(z + 2.0))[-1]


VALUE = 50.0
GRADIENT = [6.0, 8.0, 10.0]
