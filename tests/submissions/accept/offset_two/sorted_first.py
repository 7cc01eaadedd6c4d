# right: the order of the summands does not matter
import jax.numpy as jnp


def shifted_two(z):
    return jnp.sum((jnp.sort(z) + 2.0) ** 2)


VALUE = 50.0
GRADIENT = [6.0, 8.0, 10.0]
