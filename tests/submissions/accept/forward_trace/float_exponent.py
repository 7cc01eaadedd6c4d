# right: an exponent 2.0 is an operand, and its place matters
import jax.numpy as jnp


def shifted_square_sum(x):
    return jnp.float_power(x + 1, 2).sum()


VALUES = {"shifted": [2.0, 3.0, 4.0], "squared": [4.0, 9.0, 16.0], "total": 29.0}
DATAFLOW = [
    ["base", "add", ["x", 1], "f32[3]"],
    ["power", "pow", ["base", 2], "f32[3]"],
    ["sum", "reduce_sum", ["power"], "f32[]"],
]
