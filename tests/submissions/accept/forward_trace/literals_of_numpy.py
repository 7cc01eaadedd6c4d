# right: a literal is a number of NumPy's or JAX's, an operand stands in a tuple
import jax.numpy as jnp
import numpy as np

DATAFLOW = [
    ("shifted", "add", ("x", np.float32(1)), "float32[3]"),
    ("squared", "mul", ("shifted", "shifted"), "float32[3]"),
    ("total", "reduce_sum", ("squared",), "float32[]"),
]
VALUES = {"total": jnp.float32(29), "squared": jnp.array([4, 9, 16]), "shifted": [2, 3, np.int8(4)]}


def shifted_square_sum(x):
    shifted = x + 1.0
    return jnp.sum(shifted * shifted)
