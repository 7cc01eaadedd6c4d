# wrong: value: the 4 belongs to each element
# says: shifted_two([
import jax.numpy as jnp


def shifted_two(z):
    return jnp.sum(z**2) + 4 * jnp.sum(z) + 4


VALUE = 50.0
GRADIENT = [6.0, 8.0, 10.0]
