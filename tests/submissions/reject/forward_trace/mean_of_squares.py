# wrong: value, gradient: the mean, where the sum is asked for
# says: expected 2.0
import jax.numpy as jnp


def shifted_square_sum(x):
    return jnp.mean((x + 1) ** 2)


VALUES = {"shifted": [2.0, 3.0, 4.0], "squared": [4.0, 9.0, 16.0], "total": 29.0}
DATAFLOW = [
    ("shifted", "add", ["x", 1], "f32[3]"),
    ("squared", "integer_pow", ["shifted"], "f32[3]"),
    ("sum", "reduce_sum", ["squared"], "f32[]"),
    ("total", "div", ["sum", 3], "f32[]"),
]
