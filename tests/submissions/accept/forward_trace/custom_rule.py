# right: what is called stands in the call's place, whatever its rule
import jax
import jax.numpy as jnp


@jax.custom_jvp
def square(s):
    return s * s


square.defjvps(lambda ds, result, s: 2 * s * ds)


def shifted_square_sum(x):
    return jnp.sum(square(x + 1.0))


VALUES = {"shifted": [2.0, 3.0, 4.0], "squared": [4.0, 9.0, 16.0], "total": 29.0}

DATAFLOW = [
    ("shifted", "add", ["x", 1.0], "f32[3]"),
    ("squared", "mul", ["shifted", "shifted"], "f32[3]"),
    ("total", "reduce_sum", ["squared"], "f32[]"),
]
