# right: NumPy made the ones while tracing, they are a constant of the program
import numpy as np

import jax.numpy as jnp


def shifted_square_sum(x):
    shifted = x + np.ones(x.shape, np.float32)
    return jnp.vdot(shifted, shifted)


VALUES = {"shifted": [2.0, 3.0, 4.0], "squared": [4.0, 9.0, 16.0], "total": 29.0}
DATAFLOW = [
    ("shifted", "add", ["ones", "x"], "float32[3]"),
    ("total", "dot_general", ["shifted", "shifted"], "float32[]"),
]
