# right: a NamedTuple that can be called
from typing import NamedTuple
import jax.numpy as jnp


class Shift(NamedTuple):
    offset: float
    power: int

    def __call__(self, z):
        return jnp.sum((z + self.offset) ** self.power)


shifted_two = Shift(2.0, 2)


VALUE = 50.0
GRADIENT = [6.0, 8.0, 10.0]
