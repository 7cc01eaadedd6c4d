# right: the einsum of two operands is a dot_general, with the shifted vector twice
import jax.numpy as jnp


def shifted_square_sum(x):
    shifted = x + 1.0
    return jnp.einsum("i,i->", shifted, shifted)


DATAFLOW = [
    ("shifted", "add", ["x", 1.0], "f32[3]"),
    ("total", "dot_general", ["shifted", "shifted"], "f32[]"),
]

VALUES = {"shifted": [2.0, 3.0, 4.0], "squared": [4.0, 9.0, 16.0], "total": 29.0}
