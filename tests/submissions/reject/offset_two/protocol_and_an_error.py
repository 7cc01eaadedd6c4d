# wrong: value: the stub of a Protocol does not hide an error
# says: subtract_to
from typing import Protocol

import jax.numpy as jnp


class Elementwise(Protocol):
    def __call__(self, z): ...


def shift(z):
    return jnp.subtract_to(z, -2)


def shifted_two(z):
    f: Elementwise = shift
    return jnp.sum(f(z) ** 2)


VALUE = 50.0
GRADIENT = [6.0, 8.0, 10.0]
