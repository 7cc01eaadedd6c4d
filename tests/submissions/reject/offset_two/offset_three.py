# wrong: value, gradient: one too much
# says: expected 4.0
import jax.numpy as jnp


def shifted_two(z):
    return jnp.sum((z + 3.0) ** 2)


VALUE = 50.0
GRADIENT = [6.0, 8.0, 10.0]
