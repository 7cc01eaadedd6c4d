# right: the sum as a mean, undone by the length
import jax.numpy as jnp


def shifted_square_sum(x):
    shifted = x + 1
    return jnp.mean(shifted * shifted) * x.size


VALUES = {"shifted": [2.0, 3.0, 4.0], "squared": [4.0, 9.0, 16.0], "total": 29.0}
DATAFLOW = [
    ("shifted", "add", ["x", 1], "f32[3]"),
    ("squared", "mul", ["shifted", "shifted"], "f32[3]"),
    ("sum", "reduce_sum", ["squared"], "f32[]"),
    ("mean", "div", ["sum", 3], "f32[]"),
    ("total", "mul", [3, "mean"], "f32[]"),
]
