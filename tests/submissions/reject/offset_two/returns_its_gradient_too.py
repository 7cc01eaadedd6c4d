# wrong: value, structure: two results
# says: tuple
import jax.numpy as jnp


def shifted_two(z):
    s = z + 2.0
    return jnp.sum(s * s), 2.0 * s


VALUE = 50.0
GRADIENT = [6.0, 8.0, 10.0]
