# wrong: value, gradient: the third power
# says: expected 4.0
import jax.numpy as jnp


def shifted_two(z):
    return jnp.sum((z + 2.0) ** 3)


VALUE = 50.0
GRADIENT = [6.0, 8.0, 10.0]
