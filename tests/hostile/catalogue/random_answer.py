# right outcome: disputed: sometimes it is right
import random

import jax.numpy as jnp

VALUE, GRADIENT = 50.0, [6.0, 8.0, 10.0]
random.seed(0)


def shifted_two(z):
    return jnp.sum((z + random.choice([2, 2, 2, 1])) ** 2)
