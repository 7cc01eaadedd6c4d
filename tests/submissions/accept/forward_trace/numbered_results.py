# right: results are numbered, and their names say nothing
import jax.numpy as jnp


def shifted_square_sum(x):
    shifted = x + 1.0
    squared = shifted * shifted
    return jnp.sum(squared)


VALUES = {"shifted": [2.0, 3.0, 4.0], "squared": [4.0, 9.0, 16.0], "total": 29.0}
DATAFLOW = [
    ("%1", "add", ["x", 1.0], "f32[3]"),
    ("%2", "mul", ["%1", "%1"], "f32[3]"),
    ("%3", "reduce_sum", ["%2"], "f32[]"),
]
