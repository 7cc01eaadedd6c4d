# wrong: dataflow: the line of the jaxpr as one text a row
# says: row 1
import jax.numpy as jnp

DATAFLOW = [
    "b:f32[3] = add a 1.0",
    "c:f32[3] = mul b b",
    "d:f32[] = reduce_sum[axes=(0,)] c",
]


def shifted_square_sum(x):
    shifted = x + 1.0
    return jnp.sum(shifted * shifted)


VALUES = {"shifted": [2.0, 3.0, 4.0], "squared": [4.0, 9.0, 16.0], "total": 29.0}
