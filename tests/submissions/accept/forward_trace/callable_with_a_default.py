# right: an object that is called, and an input with a default beside it
import jax.numpy as jnp


class SumOfSquares:
    def __call__(self, x, offset=1.0):
        shifted = x + offset
        return jnp.sum(shifted * shifted)


shifted_square_sum = SumOfSquares()
VALUES = {"shifted": [2.0, 3.0, 4.0], "squared": [4.0, 9.0, 16.0], "total": 29.0}
DATAFLOW = [
    ("shifted", "add", ["x", 1.0], "f32[3]"),
    ("squared", "mul", ["shifted", "shifted"], "f32[3]"),
    ("total", "reduce_sum", ["squared"], "f32[]"),
]
