# wrong: file: a quotation mark is missing in the table
# says: same quotes that it begins with
import jax.numpy as jnp


def shifted_square_sum(x):
    shifted = x + 1.0
    squared = shifted * shifted
    return jnp.sum(squared)


VALUES = {"shifted": [2.0, 3.0, 4.0], "squared": [4.0, 9.0, 16.0], "total": 29.0}
DATAFLOW = [
    ("shifted", "add", ["x", 1.0], "f32[3]),
]
