# wrong: value, gradient: starts adding at index 1
# says: expected 4.0
import jax.numpy as jnp


def shifted_two(z):
    return jnp.sum((z[1:] + 2.0) ** 2)


VALUE = 50.0
GRADIENT = [6.0, 8.0, 10.0]
