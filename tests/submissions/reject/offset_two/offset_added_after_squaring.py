# wrong: value, gradient: the square is shifted, not the vector
# says: expected 4.0
import jax.numpy as jnp


def shifted_two(z):
    return jnp.sum(z * z + 2.0)


VALUE = 50.0
GRADIENT = [6.0, 8.0, 10.0]
