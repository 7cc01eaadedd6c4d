# right outcome: reject: it is another program in every other process
# told: not the same program
import os
import time

import jax.numpy as jnp

VALUE, GRADIENT = 50.0, [6.0, 8.0, 10.0]
ID = (os.getpid() * 7919 + time.time_ns()) % 1_000_003


def shifted_two(z):
    return jnp.sum((z + 2) ** 2) + 0.0 * jnp.sum(z * ID)
