# wrong: value, gradient, structure: the result has taken the function's name
# says: shifted_two
import jax.numpy as jnp

VALUE = 50.0
GRADIENT = [6.0, 8.0, 10.0]


def shifted_two(z):
    shifted = z + 2.0
    return jnp.sum(shifted * shifted)


shifted_two = 50.0
