# wrong: value, gradient, structure: the function is called shifted_by_two
# says: Is the name spelled as in the starter
import jax.numpy as jnp


def shifted_by_two(z):
    return jnp.sum((z + 2.0) ** 2)


VALUE = 50.0
GRADIENT = [6.0, 8.0, 10.0]
