# right: the ones are made inside of the program, from a literal
import jax.numpy as jnp


def shifted_square_sum(x):
    shifted = jnp.full(x.shape, 1.0, x.dtype) + x
    return jnp.sum(shifted * shifted)


VALUES = {"shifted": [2.0, 3.0, 4.0], "squared": [4.0, 9.0, 16.0], "total": 29.0}
DATAFLOW = [
    ("filled", "broadcast_in_dim", [1.0], "f32[3]"),
    ("shifted", "add", ["filled", "x"], "f32[3]"),
    ("squared", "mul", ["shifted", "shifted"], "f32[3]"),
    ("total", "reduce_sum", ["squared"], "f32[]"),
]
