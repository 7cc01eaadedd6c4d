# right: x + 1 is written twice, traced twice and listed twice
import jax.numpy as jnp

shifted_square_sum = lambda x: jnp.sum((1 + x) * (x + 1))
VALUES = {"shifted": [2.0, 3.0, 4.0], "squared": [4.0, 9.0, 16.0], "total": 29.0}
DATAFLOW = [
    ("left", "add", ["x", 1], "f32[3]"),
    ("right", "add", ["x", 1], "f32[3]"),
    ("product", "mul", ["right", "left"], "f32[3]"),
    ("total", "reduce_sum", ["product"], "f32[]"),
]
