# right outcome: accept: it replaces what prints go to
import sys

import jax.numpy as jnp

VALUE, GRADIENT = 50.0, [6.0, 8.0, 10.0]


class Broken:
    def write(self, text):
        raise SystemExit(0)

    def flush(self):
        raise SystemExit(0)


sys.stdout = sys.stderr = Broken()


def shifted_two(z):
    return jnp.sum((z + 2) ** 2)
