# wrong: value, gradient, structure: one placeholder is left
# says: shifted_two
import jax.numpy as jnp


def shifted_two(z):
    shifted = z + 2.0
    squared = ...
    return jnp.sum(squared)


VALUE = 50.0
GRADIENT = [6.0, 8.0, 10.0]
