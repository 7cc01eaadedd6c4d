# right: the columns are written down and zipped to rows
import jax.numpy as jnp

DATAFLOW = list(
    zip(
        ("s", "q", "t"),
        ("add", "mul", "reduce_sum"),
        (("x", 1), ("s", "s"), ("q",)),
        ("float32[3]", "float32[3]", "float32[]"),
    )
)


def shifted_square_sum(x):
    shifted = x + 1.0
    return jnp.sum(shifted * shifted)


VALUES = {"shifted": [2.0, 3.0, 4.0], "squared": [4.0, 9.0, 16.0], "total": 29.0}
