# right: 0.3 and 0.7 are rounded to float32 in the program, and in the table
import jax.numpy as jnp


def shifted_square_sum(x):
    shifted = x + 1
    squared = shifted * shifted
    return jnp.sum(0.3 * squared + 0.7 * squared)


VALUES = {"shifted": [2.0, 3.0, 4.0], "squared": [4.0, 9.0, 16.0], "total": 29.0}
DATAFLOW = [
    ("shifted", "add", ["x", 1], "f32[3]"),
    ("squared", "mul", ["shifted", "shifted"], "f32[3]"),
    ("less", "mul", [0.3, "squared"], "f32[3]"),
    ("more", "mul", ["squared", 0.7], "f32[3]"),
    ("both", "add", ["more", "less"], "f32[3]"),
    ("total", "reduce_sum", ["both"], "f32[]"),
]
