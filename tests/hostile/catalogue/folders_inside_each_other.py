# right outcome: accept: what is left in its own folder is deeper than a path can say
import contextlib
import os

import jax.numpy as jnp

VALUE, GRADIENT = 50.0, [6.0, 8.0, 10.0]

with contextlib.suppress(OSError):
    for _ in range(1_000):
        os.mkdir("folder")
        os.chdir("folder")
    os.mkdir("closed", 0)


def shifted_two(z):
    return jnp.sum((z + 2) ** 2)
