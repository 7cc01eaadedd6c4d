# wrong: dataflow: x + 1 stands twice in the code, and twice in the program
# says: row
import jax.numpy as jnp


def shifted_square_sum(x):
    return jnp.vdot(x + 1, 1 + x)


VALUES = {"shifted": [2.0, 3.0, 4.0], "squared": [4.0, 9.0, 16.0], "total": 29.0}
DATAFLOW = [
    ("shifted", "add", ["x", 1], "f32[3]"),
    ("total", "dot_general", ["shifted", "shifted"], "f32[]"),
]
