# right: a frozen dataclass that can be called
from dataclasses import dataclass

import jax
import jax.numpy as jnp


@dataclass(frozen=True)
class Adds:
    offset: jax.Array

    def __call__(self, z: jax.Array) -> jax.Array:
        return jnp.sum(z + self.offset)


captured = Adds(jnp.array([1.0, 2.0, 3.0]))


def explicit(z, offset):
    return jnp.sum(z + offset)


INPUTS = {"captured": 1, "explicit": 2}

CONSTANTS = {"captured": 1, "explicit": 0}
