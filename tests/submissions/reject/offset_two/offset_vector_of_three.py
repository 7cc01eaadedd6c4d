# wrong: value: three twos fit three elements only, or are broadcast
# says: expected 4.0
import jax.numpy as jnp


def shifted_two(z):
    return jnp.sum((z + jnp.array([2.0, 2.0, 2.0])) ** 2)


VALUE = 50.0
GRADIENT = [6.0, 8.0, 10.0]
