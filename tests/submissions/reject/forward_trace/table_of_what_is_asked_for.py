# wrong: value, gradient, dataflow: the table is right for the offset 1, the function has 2
# says: mend that first, the table may be right
import jax.numpy as jnp


def shifted_square_sum(x):
    shifted = x + 2
    return jnp.sum(shifted * shifted)


VALUES = {"shifted": [2.0, 3.0, 4.0], "squared": [4.0, 9.0, 16.0], "total": 29.0}
DATAFLOW = [
    ("shifted", "add", ["x", 1.0], "f32[3]"),
    ("squared", "mul", ["shifted", "shifted"], "f32[3]"),
    ("total", "reduce_sum", ["squared"], "f32[]"),
]
