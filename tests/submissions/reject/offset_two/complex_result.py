# wrong: value, structure: complex64 comes out
# says: complex64
import jax.numpy as jnp


def shifted_two(z):
    return jnp.sum((z + (2.0 + 0.0j)) ** 2)


VALUE = 50.0
GRADIENT = [6.0, 8.0, 10.0]
