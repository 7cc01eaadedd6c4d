# right: everything of jax.numpy, its sum and square among it
from jax.numpy import *


def shifted_two(z):
    return sum(square(z + 2.0))


VALUE = 50.0

GRADIENT = [6.0, 8.0, 10.0]
