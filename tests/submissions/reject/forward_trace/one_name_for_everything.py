# wrong: dataflow: all results have the same name, as if it were overwritten
# says: y
import jax.numpy as jnp


def shifted_square_sum(x):
    y = x + 1.0
    y = y * y
    y = jnp.sum(y)
    return y


VALUES = {"shifted": [2.0, 3.0, 4.0], "squared": [4.0, 9.0, 16.0], "total": 29.0}
DATAFLOW = [
    ("y", "add", ["x", 1.0], "f32[3]"),
    ("y", "mul", ["y", "y"], "f32[3]"),
    ("y", "reduce_sum", ["y"], "f32[]"),
]
