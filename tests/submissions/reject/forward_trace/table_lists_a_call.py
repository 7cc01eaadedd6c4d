# wrong: dataflow: a custom_jvp_call is a call, its body stands in its place
# says: custom_jvp_call
import jax
import jax.numpy as jnp


@jax.custom_jvp
def square(s):
    return s * s


square.defjvps(lambda ds, result, s: 2 * s * ds)


def shifted_square_sum(x):
    return jnp.sum(square(x + 1.0))


DATAFLOW = [
    ("shifted", "add", ["x", 1.0], "f32[3]"),
    ("squared", "custom_jvp_call", ["shifted"], "f32[3]"),
    ("total", "reduce_sum", ["squared"], "f32[]"),
]

VALUES = {"shifted": [2.0, 3.0, 4.0], "squared": [4.0, 9.0, 16.0], "total": 29.0}
