# wrong: value, gradient: elements from 100 up are masked
# says: shifted_two
import jax.numpy as jnp


def shifted_two(z):
    return jnp.sum((z + 2.0) ** 2, where=z < 100.0)


VALUE = 50.0
GRADIENT = [6.0, 8.0, 10.0]
