# wrong: value, dataflow: the third power, and the table says it is a square
# says: dataflow skipped: DATAFLOW is compared with the program of your own
import jax.numpy as jnp


def shifted_square_sum(x):
    return jnp.sum((x + 1) ** 3)


VALUES = {"shifted": [2.0, 3.0, 4.0], "squared": [4.0, 9.0, 16.0], "total": 29.0}
DATAFLOW = [
    ("shifted", "add", ["x", 1], "f32[3]"),
    ("squared", "square", ["shifted"], "f32[3]"),
    ("total", "reduce_sum", ["squared"], "f32[]"),
]
