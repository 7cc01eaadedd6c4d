# wrong: file: without the comma, the first row is called with the second
# says: a comma missing between two rows
import jax.numpy as jnp


def shifted_square_sum(x):
    shifted = x + 1.0
    squared = shifted * shifted
    return jnp.sum(squared)


VALUES = {"shifted": [2.0, 3.0, 4.0], "squared": [4.0, 9.0, 16.0], "total": 29.0}
DATAFLOW = [
    ("shifted", "add", ["x", 1.0], "f32[3]")("squared", "mul", ["shifted", "shifted"], "f32[3]"),
    ("total", "reduce_sum", ["squared"], "f32[]"),
]
