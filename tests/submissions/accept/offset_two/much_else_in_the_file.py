# right: unused code, output and a main block around the answer
import sys

import jax.numpy as jnp

print("loading", __name__, file=sys.stderr)
z = x = None
VALUE = 50.0
GRADIENT = [6.0, 8.0, 10.0]


def broken_experiment(z):
    return not_defined_anywhere + z


def shifted_two(z):
    shifted = z + 2.0
    return jnp.sum(shifted * shifted)


if __name__ == "__main__":
    raise SystemExit(broken_experiment(1))
