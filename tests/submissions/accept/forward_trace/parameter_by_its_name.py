# right: the function calls its input vector, and so does the table
import jax.numpy as jnp


def shifted_square_sum(vector):
    moved = vector + 1.0
    return jnp.sum(moved * moved)


VALUES = {"shifted": [2.0, 3.0, 4.0], "squared": [4.0, 9.0, 16.0], "total": 29.0}
DATAFLOW = [
    ("moved", "add", ["vector", 1.0], "f32[3]"),
    ("product", "mul", ["moved", "moved"], "f32[3]"),
    ("sum", "reduce_sum", ["product"], "f32[]"),
]
