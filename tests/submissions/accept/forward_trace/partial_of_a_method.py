# right: a bound method in a partial
import functools

import jax.numpy as jnp


class Totals:
    def shifted(self, offset, x):
        values = x + offset
        return jnp.sum(values * values)


shifted_square_sum = functools.partial(Totals().shifted, 1)

VALUES = {"shifted": [2.0, 3.0, 4.0], "squared": [4.0, 9.0, 16.0], "total": 29.0}

DATAFLOW = [
    ("shifted", "add", ["x", 1.0], "f32[3]"),
    ("squared", "mul", ["shifted", "shifted"], "f32[3]"),
    ("total", "reduce_sum", ["squared"], "f32[]"),
]
