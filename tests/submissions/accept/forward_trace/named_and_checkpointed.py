# right: named, checkpointed and vmapped helpers are all inlined
import jax
import jax.numpy as jnp


@jax.checkpoint
def shift(x):
    return x + 1.0


@jax.named_call
def square(s):
    return jax.vmap(lambda e: e * e)(s)


def shifted_square_sum(x):
    return jnp.sum(square(shift(x)))


VALUES = {"shifted": [2.0, 3.0, 4.0], "squared": [4.0, 9.0, 16.0], "total": 29.0}

DATAFLOW = [
    ("shifted", "add", ["x", 1.0], "f32[3]"),
    ("squared", "mul", ["shifted", "shifted"], "f32[3]"),
    ("total", "reduce_sum", ["squared"], "f32[]"),
]
