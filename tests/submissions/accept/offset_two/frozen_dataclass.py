# right: the parameters live in a frozen dataclass
from dataclasses import dataclass

import jax.numpy as jnp


@dataclass(frozen=True)
class Shifted:
    offset: float = 2.0

    def __call__(self, z):
        s = z + self.offset
        return jnp.inner(s, s)


shifted_two = Shifted()
VALUE = 50.0
GRADIENT = [6.0, 8.0, 10.0]
