# right: float_power and a number that is an array
import jax.numpy as jnp
import numpy as np


def shifted_two(z):
    return jnp.sum(jnp.float_power(z + np.float32(2), 2))


VALUE = 50.0


GRADIENT = [6.0, 8.0, 10.0]
