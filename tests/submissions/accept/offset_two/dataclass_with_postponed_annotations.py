# right: postponed annotations, which a dataclass looks up in its module
from __future__ import annotations

from dataclasses import KW_ONLY, dataclass
from typing import ClassVar

import jax.numpy as jnp


@dataclass
class Shifted:
    names: ClassVar[int] = 0
    _: KW_ONLY
    offset: float = 2.0

    def __call__(self, z: jnp.ndarray) -> jnp.ndarray:
        return jnp.sum((z + self.offset) ** 2)


shifted_two = Shifted(offset=2.0)
VALUE = 50.0
GRADIENT = [6.0, 8.0, 10.0]
