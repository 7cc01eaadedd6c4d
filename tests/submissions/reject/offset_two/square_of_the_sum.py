# wrong: value, gradient: adds first and squares afterwards; right for one element only
# says: expected 8.0
import jax.numpy as jnp


def shifted_two(z):
    return jnp.sum(z + 2.0) ** 2


VALUE = 50.0
GRADIENT = [6.0, 8.0, 10.0]
