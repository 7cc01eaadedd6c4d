# right: a captured array of two uses has one name
import jax.numpy as jnp

HALF = jnp.array([0.5])


def shifted_square_sum(x):
    y = x + HALF
    z = y + HALF
    return jnp.sum(z * z)


VALUES = {"shifted": [2.0, 3.0, 4.0], "squared": [4.0, 9.0, 16.0], "total": 29.0}
DATAFLOW = [
    ("y", "add", ["x", "HALF"], "f32[3]"),
    ("z", "add", ["y", "HALF"], "f32[3]"),
    ("zz", "mul", ["z", "z"], "f32[3]"),
    ("sum", "reduce_sum", ["zz"], "f32[]"),
]
