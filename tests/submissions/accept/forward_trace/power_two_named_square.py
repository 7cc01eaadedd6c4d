# right: the second power, and the table calls it a square
import jax.numpy as jnp


def shifted_square_sum(x):
    y = x + 1.0
    return jnp.sum(jnp.power(y, 2))


VALUES = {"shifted": [2.0, 3.0, 4.0], "squared": [4.0, 9.0, 16.0], "total": 29.0}
DATAFLOW = [
    ("y", "add", ["x", 1.0], "f32[3]"),
    ("y_squared", "square", ["y"], "f32[3]"),
    ("sum_of_y_squared", "reduce_sum", ["y_squared"], "f32[]"),
]
