# right: a division whose operands cannot change places
import jax.numpy as jnp


def shifted_square_sum(x):
    shifted = x + 1
    twice = shifted * shifted + shifted * shifted
    return jnp.sum(twice / 2)


VALUES = {"shifted": [2.0, 3.0, 4.0], "squared": [4.0, 9.0, 16.0], "total": 29.0}
DATAFLOW = [
    ("shifted", "add", ["x", 1], "f32[3]"),
    ("once", "mul", ["shifted", "shifted"], "f32[3]"),
    ("again", "mul", ["shifted", "shifted"], "f32[3]"),
    ("twice", "add", ["again", "once"], "f32[3]"),
    ("half", "div", ["twice", 2], "f32[3]"),
    ("total", "reduce_sum", ["half"], "f32[]"),
]
