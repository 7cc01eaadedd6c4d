# right: one array in a NamedTuple of the module, beside a text
from typing import NamedTuple

import jax
import jax.numpy as jnp


class Settings(NamedTuple):
    offset: jax.Array
    name: str


SETTINGS = Settings(jnp.array([1.0, 2.0, 3.0]), "offset")


def captured(z):
    return jnp.sum(z + SETTINGS.offset)


def explicit(z, offset):
    return jnp.sum(z + offset)


INPUTS = {"captured": 1, "explicit": 2}

CONSTANTS = {"captured": 1, "explicit": 0}
