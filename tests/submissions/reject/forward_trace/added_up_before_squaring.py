# wrong: dataflow: a sum of the shifted vector, beside the one of the squares
# says: the program has no such equation: reduce_sum of shifted
import jax.numpy as jnp

VALUES = {"shifted": [2.0, 3.0, 4.0], "squared": [4.0, 9.0, 16.0], "total": 29.0}
DATAFLOW = [
    ("shifted", "add", ["x", 1.0], "f32[3]"),
    ("early", "reduce_sum", ["shifted"], "f32[]"),
    ("squared", "mul", ["shifted", "shifted"], "f32[3]"),
    ("total", "reduce_sum", ["squared"], "f32[]"),
]


def shifted_square_sum(x):
    shifted = x + 1
    return jnp.sum(shifted * shifted)
