# right: three helpers, one for each step, defined below their use
import jax.numpy as np

VALUE = 50.0
GRADIENT = [6.0, 8.0, 10.0]


def shifted_two(z):
    return total(squared(shifted(z)))


def shifted(z):
    return z + 2


def squared(z):
    return np.multiply(z, z)


def total(z):
    return np.sum(z)
