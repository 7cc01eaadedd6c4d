# right: the square takes the kink away: the derivative of |s|^2 at 0 is 0
import jax.numpy as jnp


def shifted_two(z):
    return (jnp.abs(z + 2.0) ** 2).sum()


VALUE = 50.0
GRADIENT = [6.0, 8.0, 10.0]
