# wrong: dataflow: what stands in brackets belongs to no row
# says: reduce_sum[axes=(0,)]
import jax.numpy as jnp

DATAFLOW = [
    ("b", "add", ["x", 1.0], "f32[3]"),
    ("c", "mul", ["b", "b"], "f32[3]"),
    ("d", "reduce_sum[axes=(0,)]", ["c"], "f32[]"),
]


def shifted_square_sum(x):
    shifted = x + 1.0
    return jnp.sum(shifted * shifted)


VALUES = {"shifted": [2.0, 3.0, 4.0], "squared": [4.0, 9.0, 16.0], "total": 29.0}
