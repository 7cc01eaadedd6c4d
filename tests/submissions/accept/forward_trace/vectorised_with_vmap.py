# right: vmap leaves the operations of one element, on vectors
import jax
import jax.numpy as jnp


def shifted_square_sum(x):
    return jnp.sum(jax.vmap(lambda element: (element + 1) ** 2)(x))


VALUES = {"shifted": [2.0, 3.0, 4.0], "squared": [4.0, 9.0, 16.0], "total": 29.0}
DATAFLOW = [
    ("elements_plus_one", "add", ["x", 1], "f32[3]"),
    ("their_squares", "integer_pow", ["elements_plus_one"], "f32[3]"),
    ("sum", "reduce_sum", ["their_squares"], "f32[]"),
]
