# wrong: dataflow: each row has the type of its operand, not of its result
# says: f32[1,3]
import jax.numpy as jnp


def shifted_square_sum(x):
    row = jnp.reshape(x + 1, (1, -1))
    return jnp.sum(row * row)


VALUES = {"shifted": [2.0, 3.0, 4.0], "squared": [4.0, 9.0, 16.0], "total": 29.0}
DATAFLOW = [
    ("shifted", "add", ["x", 1], "f32[3]"),
    ("row", "reshape", ["shifted"], "f32[3]"),
    ("squared", "mul", ["row", "row"], "f32[1,3]"),
    ("total", "reduce_sum", ["squared"], "f32[1,3]"),
]
