# right: tuples, and whole numbers
import jax.numpy as jnp


def shifted_square_sum(x):
    shifted = x + 1.0
    squared = shifted * shifted
    return jnp.sum(squared)


VALUES = dict(shifted=(2, 3, 4), squared=(4, 9, 16), total=29)
DATAFLOW = [
    ("shifted", "add", ["x", 1], "f32[3]"),
    ("squared", "mul", ["shifted", "shifted"], "f32[3]"),
    ("total", "reduce_sum", ["squared"], "f32[]"),
]
