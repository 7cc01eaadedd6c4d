# right: a relu is two calls around one max, and each half has its square
import jax
import jax.numpy as jnp


def shifted_square_sum(x):
    shifted = x + 1.0
    above, below = jax.nn.relu(shifted), jax.nn.relu(-shifted)
    return jnp.sum(above * above + below * below)


VALUES = {"shifted": [2.0, 3.0, 4.0], "squared": [4.0, 9.0, 16.0], "total": 29.0}
DATAFLOW = [
    ("shifted", "add", ["x", 1.0], "f32[3]"),
    ("above", "max", ["shifted", 0.0], "f32[3]"),
    ("minus", "neg", ["shifted"], "f32[3]"),
    ("below", "max", ["minus", 0.0], "f32[3]"),
    ("above_squared", "mul", ["above", "above"], "f32[3]"),
    ("below_squared", "mul", ["below", "below"], "f32[3]"),
    ("squared", "add", ["below_squared", "above_squared"], "f32[3]"),
    ("total", "reduce_sum", ["squared"], "f32[]"),
]
