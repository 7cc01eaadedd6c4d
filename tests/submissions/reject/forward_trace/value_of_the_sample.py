# wrong: value, gradient: the answer for [1, 2, 3], for every input
# says: expected 1.0
import jax.numpy as jnp


def shifted_square_sum(x):
    return jnp.float32(29) + 0 * jnp.sum(x)


VALUES = {"shifted": [2.0, 3.0, 4.0], "squared": [4.0, 9.0, 16.0], "total": 29.0}
DATAFLOW = [
    ("sum", "reduce_sum", ["x"], "f32[]"),
    ("nothing", "mul", [0, "sum"], "f32[]"),
    ("total", "add", [29, "nothing"], "f32[]"),
]
