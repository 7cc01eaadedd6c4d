# right: the literal is taken from, so it stands first
import jax.numpy as jnp


def shifted_square_sum(x):
    shifted = 1 - (-x)
    return jnp.sum(shifted * shifted)


VALUES = {"shifted": [2.0, 3.0, 4.0], "squared": [4.0, 9.0, 16.0], "total": 29.0}
DATAFLOW = [
    ("minus_x", "neg", ["x"], "f32[3]"),
    ("shifted", "sub", [1, "minus_x"], "f32[3]"),
    ("squared", "mul", ["shifted", "shifted"], "f32[3]"),
    ("total", "reduce_sum", ["squared"], "f32[]"),
]
