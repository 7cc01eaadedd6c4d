# right outcome: accept: 20 MB on each stream
import os

import jax.numpy as jnp

VALUE, GRADIENT = 50.0, [6.0, 8.0, 10.0]
for stream in (1, 2):
    for _ in range(20):
        os.write(stream, b"printed\n" * (1 << 17))


def shifted_two(z):
    return jnp.sum((z + 2) ** 2)
