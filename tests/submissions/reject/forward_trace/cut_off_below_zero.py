# wrong: value: elements below -1 do not count
# says: shifted_square_sum(
import jax.numpy as jnp


def shifted_square_sum(x):
    shifted = jnp.maximum(x + 1.0, 0.0)
    return jnp.sum(shifted * shifted)


VALUES = {"shifted": [2.0, 3.0, 4.0], "squared": [4.0, 9.0, 16.0], "total": 29.0}
DATAFLOW = [
    ("shifted", "add", ["x", 1.0], "f32[3]"),
    ("above", "max", ["shifted", 0.0], "f32[3]"),
    ("squared", "mul", ["above", "above"], "f32[3]"),
    ("total", "reduce_sum", ["squared"], "f32[]"),
]
