# wrong: dataflow: operation before result
# says: in this order
import jax.numpy as jnp

DATAFLOW = [
    ("add", "shifted", ["x", 1.0], "f32[3]"),
    ("mul", "squared", ["shifted", "shifted"], "f32[3]"),
    ("reduce_sum", "total", ["squared"], "f32[]"),
]


def shifted_square_sum(x):
    shifted = x + 1.0
    return jnp.sum(shifted * shifted)


VALUES = {"shifted": [2.0, 3.0, 4.0], "squared": [4.0, 9.0, 16.0], "total": 29.0}
