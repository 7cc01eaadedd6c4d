# wrong: dataflow: the scan has two results, the table lists the one that is used
# says: f32[3]
import jax
import jax.numpy as jnp


def shifted_square_sum(x):
    def step(total, element):
        square = (element + 1) ** 2
        return total + square, square

    return jax.lax.scan(step, 0.0, x)[0]


VALUES = {"shifted": [2.0, 3.0, 4.0], "squared": [4.0, 9.0, 16.0], "total": 29.0}
DATAFLOW = [("total", "scan", [0.0, "x"], "f32[]")]
