# wrong: value, structure: the sum keeps its axis and is a vector of one element
# says: f32[1]
import jax.numpy as jnp


def shifted_square_sum(x):
    shifted = x + 1.0
    return jnp.sum(shifted * shifted, keepdims=True)


VALUES = {"shifted": [2.0, 3.0, 4.0], "squared": [4.0, 9.0, 16.0], "total": 29.0}
DATAFLOW = [
    ("shifted", "add", ["x", 1.0], "f32[3]"),
    ("squared", "mul", ["shifted", "shifted"], "f32[3]"),
    ("total", "reduce_sum", ["squared"], "f32[]"),
    ("row", "broadcast_in_dim", ["total"], "f32[1]"),
]
