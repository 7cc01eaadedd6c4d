# right: the square multiplied out, each term with a sum of its own
import jax.numpy as jnp


def shifted_two(z):
    return jnp.sum(z * z) + 4.0 * jnp.sum(z) + 4.0 * z.size


VALUE = 50.0
GRADIENT = [6.0, 8.0, 10.0]
