# wrong: value, gradient: 0 * (1/z) is not 0 where z is 0
# says: nan
import jax.numpy as jnp


def shifted_two(z):
    return jnp.sum((z + 2.0) ** 2 + 0.0 * (1.0 / z))


VALUE = 50.0

GRADIENT = [6.0, 8.0, 10.0]
