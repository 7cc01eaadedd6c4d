# right: a factory, whose offset is a Python float that the function closes over
import jax.numpy as jnp


def make(offset: float):
    def total(x: "Float[Array, 'n']") -> "Float[Array, '']":
        return jnp.sum((shifted := x + offset) * shifted)

    return total


shifted_square_sum = make(1.0)

VALUES = {"shifted": [2.0, 3.0, 4.0], "squared": [4.0, 9.0, 16.0], "total": 29.0}

DATAFLOW = [
    ("shifted", "add", ["x", 1.0], "f32[3]"),
    ("squared", "mul", ["shifted", "shifted"], "f32[3]"),
    ("total", "reduce_sum", ["squared"], "f32[]"),
]
