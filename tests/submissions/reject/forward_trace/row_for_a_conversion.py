# wrong: dataflow: nothing is converted, and the product has its row
# says: the program has no such equation: convert_element_type of shifted
import jax.numpy as jnp

VALUES = {"shifted": [2.0, 3.0, 4.0], "squared": [4.0, 9.0, 16.0], "total": 29.0}
DATAFLOW = [
    ("shifted", "add", ["x", 1.0], "f32[3]"),
    ("same", "convert_element_type", ["shifted"], "f32[3]"),
    ("squared", "mul", ["shifted", "shifted"], "f32[3]"),
    ("total", "reduce_sum", ["squared"], "f32[]"),
]


def shifted_square_sum(x):
    shifted = x + 1
    return jnp.sum(shifted * shifted)
