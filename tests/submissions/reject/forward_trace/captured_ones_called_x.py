# wrong: dataflow: the captured vector has the name of the input
# says: shifted
import numpy as np

import jax.numpy as jnp


def shifted_square_sum(x):
    shifted = x + np.ones(x.shape, np.float32)
    return jnp.sum(shifted * shifted)


VALUES = {"shifted": [2.0, 3.0, 4.0], "squared": [4.0, 9.0, 16.0], "total": 29.0}
DATAFLOW = [
    ("shifted", "add", ["x", "x"], "f32[3]"),
    ("squared", "mul", ["shifted", "shifted"], "f32[3]"),
    ("total", "reduce_sum", ["squared"], "f32[]"),
]
