# right: the 1 is an array outside of the function, and has a name of its own
import jax.numpy as jnp

STEP = jnp.array([1.0])


def shifted_square_sum(x):
    shifted = x + STEP
    return jnp.sum(shifted * shifted)


VALUES = {"shifted": [2.0, 3.0, 4.0], "squared": [4.0, 9.0, 16.0], "total": 29.0}
DATAFLOW = [
    ("shifted", "add", ["x", "one step"], "f32[3]"),
    ("squared", "mul", ["shifted", "shifted"], "f32[3]"),
    ("total", "reduce_sum", ["squared"], "f32[]"),
]
