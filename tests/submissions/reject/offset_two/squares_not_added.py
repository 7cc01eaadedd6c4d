# wrong: value, structure: the vector of squares
# says: shape
import jax.numpy as jnp


def shifted_two(z):
    return (z + 2.0) ** 2


VALUE = 50.0
GRADIENT = [6.0, 8.0, 10.0]
