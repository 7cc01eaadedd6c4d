# right: the table is put together by code
import jax.numpy as jnp


def shifted_square_sum(x):
    shifted = x + 1.0
    squared = shifted * shifted
    return jnp.sum(squared)


VALUES = {"shifted": [2.0, 3.0, 4.0], "squared": [4.0, 9.0, 16.0], "total": 29.0}
DATAFLOW = []
previous = "x"
for number, (operation, others, shape) in enumerate(
    [("add", [1.0], "[3]"), ("mul", ["r0"], "[3]"), ("reduce_sum", [], "[]")]
):
    DATAFLOW.append([f"r{number}", operation, [previous, *others], "f32" + shape])
    previous = f"r{number}"
