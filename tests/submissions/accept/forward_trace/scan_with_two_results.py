# right: a scan with two results has lists of names and of types
import jax
import jax.numpy as jnp


def shifted_square_sum(x):
    def step(total, element):
        square = (element + 1) ** 2
        return total + square, square

    total, squares = jax.lax.scan(step, 0.0, x)
    return total


VALUES = {"shifted": [2.0, 3.0, 4.0], "squared": [4.0, 9.0, 16.0], "total": 29.0}
DATAFLOW = [
    (["total", "squares"], "scan", [0.0, "x"], ["f32[]", "f32[3]"]),
]
