# right: the second power and the square are one operation under two names
import jax.numpy as jnp


def shifted_square_sum(x):
    return jnp.square(jnp.add(x, 1)).sum()


VALUES = {"shifted": [2.0, 3.0, 4.0], "squared": [4.0, 9.0, 16.0], "total": 29.0}
DATAFLOW = [
    ("s", "add", ["x", 1], "f32[3]"),
    ("q", "integer_pow", ["s"], "f32[3]"),
    ("t", "reduce_sum", ["q"], "f32[]"),
]
