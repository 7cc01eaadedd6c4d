# right: the offset is a global that a function has set
import jax.numpy as jnp

offset = None


def choose(number):
    global offset
    offset = number


choose(2.0)


def shifted_two(z):
    return jnp.sum((z + offset) ** 2)


VALUE = 50.0

GRADIENT = [6.0, 8.0, 10.0]
