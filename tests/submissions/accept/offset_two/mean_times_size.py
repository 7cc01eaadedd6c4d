# right: the mean times the number of elements is the sum
import jax.numpy as jnp


def shifted_two(z):
    return jnp.mean((z + 2.0) ** 2) * z.size


VALUE = 50.0
GRADIENT = [6.0, 8.0, 10.0]
