# right: intermediate results travel in a NamedTuple
from typing import NamedTuple

import jax.numpy as jnp


class Steps(NamedTuple):
    shifted: object
    squared: object


def steps(z):
    shifted = z + 2.0
    return Steps(shifted, squared=shifted * shifted)


def shifted_two(z):
    return jnp.sum(steps(z).squared)


VALUE = 50.0
GRADIENT = [6.0, 8.0, 10.0]
