# wrong: value, gradient: right on whole numbers only
# says: shifted_two
import jax.numpy as jnp


def shifted_two(z):
    return jnp.sum((jnp.round(z) + 2.0) ** 2)


VALUE = 50.0
GRADIENT = [6.0, 8.0, 10.0]
