# right: the derivative of s^3 / 3 along the vector of ones
import jax
import jax.numpy as jnp


def shifted_two(z):
    _, squares = jax.jvp(lambda s: s**3 / 3, (z + 2.0,), (jnp.ones_like(z),))
    return squares.sum()


VALUE = 50.0


GRADIENT = [6.0, 8.0, 10.0]
