# right: a half is added twice, in two rows
import jax.numpy as jnp


def shifted_square_sum(x):
    for _ in range(2):
        x = x + 0.5
    return jnp.sum(x * x)


VALUES = {"shifted": [2.0, 3.0, 4.0], "squared": [4.0, 9.0, 16.0], "total": 29.0}
DATAFLOW = [
    ("first", "add", ["x", 0.5], "f32[3]"),
    ("second", "add", ["first", 0.5], "f32[3]"),
    ("squared", "mul", ["second", "second"], "f32[3]"),
    ("total", "reduce_sum", ["squared"], "f32[]"),
]
