# right: the square of an absolute value
import jax.numpy as jnp


def shifted_square_sum(x):
    return jnp.sum(jnp.abs(x + 1.0) ** 2)


VALUES = {"shifted": [2.0, 3.0, 4.0], "squared": [4.0, 9.0, 16.0], "total": 29.0}
DATAFLOW = [
    ("shifted", "add", ["x", 1.0], "f32[3]"),
    ("size", "abs", ["shifted"], "f32[3]"),
    ("squared", "square", ["size"], "f32[3]"),
    ("total", "reduce_sum", ["squared"], "f32[]"),
]
