# right: two calls, each with a jit around it, and a third around both
import jax
import jax.numpy as jnp

up = jax.jit(lambda v: v + 1)
twice = jax.jit(lambda v: v * v)


@jax.jit
def shifted_square_sum(x):
    return twice(up(x)).sum()


VALUES = {"shifted": [2.0, 3.0, 4.0], "squared": [4.0, 9.0, 16.0], "total": 29.0}
DATAFLOW = [
    ("up", "add", ["x", 1], "f32[3]"),
    ("twice", "mul", ["up", "up"], "f32[3]"),
    ("all", "reduce_sum", ["twice"], "f32[]"),
]
