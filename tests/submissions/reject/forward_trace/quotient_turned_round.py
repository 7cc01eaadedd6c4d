# wrong: dataflow: one half of something is not a half by something
# says: half
import jax.numpy as jnp


def shifted_square_sum(x):
    shifted = x + 1
    return jnp.sum((shifted + shifted) * shifted / 2)


VALUES = {"shifted": [2.0, 3.0, 4.0], "squared": [4.0, 9.0, 16.0], "total": 29.0}
DATAFLOW = [
    ("shifted", "add", ["x", 1], "f32[3]"),
    ("twice", "add", ["shifted", "shifted"], "f32[3]"),
    ("product", "mul", ["twice", "shifted"], "f32[3]"),
    ("half", "div", [2, "product"], "f32[3]"),
    ("total", "reduce_sum", ["half"], "f32[]"),
]
