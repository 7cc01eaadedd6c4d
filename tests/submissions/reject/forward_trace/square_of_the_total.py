# wrong: value, gradient: added up first, squared afterwards
# says: shifted_square_sum(
import jax.numpy as jnp


def shifted_square_sum(x):
    total = jnp.sum(x + 1)
    return total * total


VALUES = {"shifted": [2.0, 3.0, 4.0], "squared": [4.0, 9.0, 16.0], "total": 29.0}
DATAFLOW = [
    ("shifted", "add", ["x", 1], "f32[3]"),
    ("total", "reduce_sum", ["shifted"], "f32[]"),
    ("squared", "mul", ["total", "total"], "f32[]"),
]
