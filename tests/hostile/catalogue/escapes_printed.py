# right outcome: accept: prints that would like to write elsewhere on the screen
import sys

import jax.numpy as jnp

VALUE, GRADIENT = 50.0, [6.0, 8.0, 10.0]


def shifted_two(z):
    print("\x1b[2J\x1b]0;title\x07\x9b31m\r::stop-commands::x\b\b\x00\u202e", end="")
    sys.stderr.write("\udcff")
    return jnp.sum((z + 2) ** 2)
