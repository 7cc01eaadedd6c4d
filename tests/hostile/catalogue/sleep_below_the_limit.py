# right outcome: timeout: each call takes a little less than it may
import time

import jax.numpy as jnp

VALUE, GRADIENT = 50.0, [6.0, 8.0, 10.0]


def shifted_two(z):
    time.sleep(0.4)
    return jnp.sum((z + 2) ** 2)
