# right: three helpers, none of which is seen in the program
import jax.numpy as jnp


def shift(v, by):
    return v + by


def square(v):
    return v * v


def add_up(v):
    return jnp.sum(v, axis=0)


def shifted_square_sum(x):
    return add_up(square(shift(x, 1)))


VALUES = {"shifted": [2.0, 3.0, 4.0], "squared": [4.0, 9.0, 16.0], "total": 29.0}
DATAFLOW = [
    ("shift", "add", ["x", 1], "f32[3]"),
    ("square", "mul", ["shift", "shift"], "f32[3]"),
    ("add_up", "reduce_sum", ["square"], "f32[]"),
]
