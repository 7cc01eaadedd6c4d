# right: the offset is an enumeration's value
import enum

import jax.numpy as jnp


class Offset(float, enum.Enum):
    ONE = 1.0
    TWO = 2.0


def shifted_two(z):
    return jnp.sum((z + Offset.TWO.value) ** 2)


VALUE = 50.0

GRADIENT = [6.0, 8.0, 10.0]
