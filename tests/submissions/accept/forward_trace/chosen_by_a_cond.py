# right: a cond between two equal sides is one row, the index is its first operand
import jax
import jax.numpy as jnp


def shifted_square_sum(x):
    shifted = x + 1.0
    squared = shifted * shifted
    return jax.lax.cond(jnp.max(x) > 0, jnp.sum, lambda v: jnp.sum(v), squared)


VALUES = {"shifted": [2.0, 3.0, 4.0], "squared": [4.0, 9.0, 16.0], "total": 29.0}
DATAFLOW = [
    ("shifted", "add", ["x", 1.0], "f32[3]"),
    ("squared", "mul", ["shifted", "shifted"], "f32[3]"),
    ("largest", "reduce_max", ["x"], "f32[]"),
    ("positive", "gt", ["largest", 0.0], "bool[]"),
    ("index", "convert_element_type", ["positive"], "i32[]"),
    ("total", "cond", ["index", "squared"], "f32[]"),
]
