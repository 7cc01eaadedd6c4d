# right: the old way of giving a derivative
import jax
import jax.numpy as jnp


@jax.custom_gradient
def square_sum(s):
    return jnp.sum(s * s), lambda g: (2 * g * s,)


def shifted_two(z):
    return square_sum(z + 2)


VALUE = 50.0


GRADIENT = [6.0, 8.0, 10.0]
