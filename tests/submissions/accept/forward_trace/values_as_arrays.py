# right: the predictions are arrays, in another order
import jax.numpy as jnp
import numpy as np


def shifted_square_sum(x):
    shifted = x + 1.0
    squared = shifted * shifted
    return jnp.sum(squared)


VALUES = {
    "total": np.float32(29),
    "squared": np.array([4, 9, 16]),
    "shifted": jnp.array([2.0, 3.0, 4.0]),
}
DATAFLOW = [
    ("shifted", "add", ["x", np.float32(1)], "f32[3]"),
    ("squared", "mul", ["shifted", "shifted"], "f32[3]"),
    ("total", "reduce_sum", ["squared"], "f32[]"),
]
