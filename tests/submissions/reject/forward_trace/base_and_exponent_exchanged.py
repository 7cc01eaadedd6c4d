# wrong: dataflow: 2 to the power of the shifted vector
# says: squared
import jax.numpy as jnp


def shifted_square_sum(x):
    return jnp.sum((x + 1) ** 2.0)


VALUES = {"shifted": [2.0, 3.0, 4.0], "squared": [4.0, 9.0, 16.0], "total": 29.0}
DATAFLOW = [
    ("shifted", "add", ["x", 1], "f32[3]"),
    ("squared", "pow", [2, "shifted"], "f32[3]"),
    ("total", "reduce_sum", ["squared"], "f32[]"),
]
