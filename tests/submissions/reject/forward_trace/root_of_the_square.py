# wrong: gradient: the length of a vector has no derivative where it is 0
# says: nan
import jax.numpy as jnp


def shifted_square_sum(x):
    shifted = x + 1.0
    return jnp.sqrt(jnp.sum(shifted * shifted)) ** 2


VALUES = {"shifted": [2.0, 3.0, 4.0], "squared": [4.0, 9.0, 16.0], "total": 29.0}
DATAFLOW = [
    ("shifted", "add", ["x", 1.0], "f32[3]"),
    ("products", "mul", ["shifted", "shifted"], "f32[3]"),
    ("sum", "reduce_sum", ["products"], "f32[]"),
    ("length", "sqrt", ["sum"], "f32[]"),
    ("total", "square", ["length"], "f32[]"),
]
