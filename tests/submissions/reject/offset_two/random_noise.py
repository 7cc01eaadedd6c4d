# wrong: value: a little noise, drawn anew whenever it is traced
# says: shifted_two
import random

import jax.numpy as jnp


def shifted_two(z):
    return jnp.sum((z + 2.0 + random.uniform(0.001, 0.002)) ** 2)


VALUE = 50.0
GRADIENT = [6.0, 8.0, 10.0]
