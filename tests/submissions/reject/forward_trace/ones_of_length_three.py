# wrong: value: a constant of three ones, for three elements only
# says: expected 1.0
import jax.numpy as jnp

ONES = jnp.array([1.0, 1.0, 1.0])


def shifted_square_sum(x):
    shifted = x + ONES
    return jnp.sum(shifted * shifted)


VALUES = {"shifted": [2.0, 3.0, 4.0], "squared": [4.0, 9.0, 16.0], "total": 29.0}
DATAFLOW = [
    ("shifted", "add", ["x", "ONES"], "f32[3]"),
    ("squared", "mul", ["shifted", "shifted"], "f32[3]"),
    ("total", "reduce_sum", ["squared"], "f32[]"),
]
