# right: a class with operators of its own around the array
from __future__ import annotations

from dataclasses import dataclass

import jax
import jax.numpy as jnp


@dataclass
class Vector:
    values: jax.Array

    def __add__(self, other: float) -> Vector:
        return Vector(self.values + other)

    def __matmul__(self, other: Vector) -> jax.Array:
        return jnp.vdot(self.values, other.values)


def shifted_two(z: Float[Array, "n"]) -> Float[Array, ""]:
    shifted = Vector(z) + 2.0
    return shifted @ shifted


VALUE = 50.0

GRADIENT = [6.0, 8.0, 10.0]
