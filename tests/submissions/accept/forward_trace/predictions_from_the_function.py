# right: computed in place of predicted, which is a pity and not an error
import jax.numpy as jnp


def shifted_square_sum(x):
    shifted = x + 1.0
    squared = shifted * shifted
    return jnp.sum(squared)


x = jnp.array([1.0, 2.0, 3.0])
VALUES = {
    "shifted": x + 1,
    "squared": (x + 1) * (x + 1),
    "total": shifted_square_sum(x),
}
DATAFLOW = [
    ("shifted", "add", ["x", 1.0], "f32[3]"),
    ("squared", "mul", ["shifted", "shifted"], "f32[3]"),
    ("total", "reduce_sum", ["squared"], "f32[]"),
]
