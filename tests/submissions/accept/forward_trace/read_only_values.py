# right: nobody can change these
from types import MappingProxyType

import jax.numpy as jnp

VALUES = MappingProxyType({"shifted": (2, 3, 4), "squared": (4, 9, 16), "total": 29})


def shifted_square_sum(x):
    shifted = x + 1.0
    return jnp.sum(shifted * shifted)


DATAFLOW = [
    ("shifted", "add", ["x", 1.0], "f32[3]"),
    ("squared", "mul", ["shifted", "shifted"], "f32[3]"),
    ("total", "reduce_sum", ["squared"], "f32[]"),
]
