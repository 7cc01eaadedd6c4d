# wrong: dataflow: the body's equations beside the scan they are part of
# says: row
import jax
import jax.numpy as jnp


def shifted_square_sum(x):
    def step(total, element):
        return total + (element + 1) ** 2, None

    return jax.lax.scan(step, 0.0, x)[0]


VALUES = {"shifted": [2.0, 3.0, 4.0], "squared": [4.0, 9.0, 16.0], "total": 29.0}
DATAFLOW = [
    ("shifted", "add", ["x", 1], "f32[]"),
    ("squared", "integer_pow", ["shifted"], "f32[]"),
    ("total", "add", ["total", "squared"], "f32[]"),
    ("result", "scan", [0.0, "x"], "f32[]"),
]
