# wrong: value: sum of squares plus 2 sum plus 3, which is right at length 3 only
# says: expected 1.0
import jax.numpy as jnp


def shifted_square_sum(x):
    return jnp.sum(x**2) + 2 * jnp.sum(x) + 3


DATAFLOW = [
    ("a", "integer_pow", ["x"], "f32[3]"),
    ("b", "reduce_sum", ["a"], "f32[]"),
    ("c", "reduce_sum", ["x"], "f32[]"),
    ("d", "mul", [2.0, "c"], "f32[]"),
    ("e", "add", ["b", "d"], "f32[]"),
    ("f", "add", ["e", 3.0], "f32[]"),
]


VALUES = {"shifted": [2.0, 3.0, 4.0], "squared": [4.0, 9.0, 16.0], "total": 29.0}
