# right: jax.checkpoint is a call too
import jax
import jax.numpy as jnp


@jax.checkpoint
def shifted_square_sum(x):
    shifted = 1.0 + x
    return jnp.sum(shifted * shifted)


VALUES = {"shifted": [2.0, 3.0, 4.0], "squared": [4.0, 9.0, 16.0], "total": 29.0}
DATAFLOW = [
    ("shifted", "add", [1.0, "x"], "f32[3]"),
    ("squared", "mul", ["shifted", "shifted"], "f32[3]"),
    ("total", "reduce_sum", ["squared"], "f32[]"),
]
