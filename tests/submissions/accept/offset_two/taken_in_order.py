# right: elements are taken by their indices, largest first
import jax.numpy as jnp


def shifted_two(z):
    order = jnp.argsort(-z)
    shifted = jnp.take_along_axis(z, order, axis=0) + 2
    return (shifted**2).sum()


VALUE = 50.0


GRADIENT = [6.0, 8.0, 10.0]
