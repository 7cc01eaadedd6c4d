# wrong: value, gradient: 2 (z + 2); it agrees where z is 0 or -2
# says: shifted_two
import jax.numpy as jnp


def shifted_two(z):
    return jnp.sum(2.0 * (z + 2.0))


VALUE = 50.0
GRADIENT = [6.0, 8.0, 10.0]
