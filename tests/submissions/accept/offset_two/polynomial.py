# right: polynomial arithmetic, by polyval on each element
import jax.numpy as jnp


def shifted_two(z):
    return jnp.sum(jnp.polyval(jnp.array([1.0, 4.0, 4.0]), z))


VALUE = 50.0

GRADIENT = [6.0, 8.0, 10.0]
