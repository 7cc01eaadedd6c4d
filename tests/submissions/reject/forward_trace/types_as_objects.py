# wrong: dataflow: types are written as text
# says: type
import jax
import jax.numpy as jnp

VECTOR, NUMBER = jax.ShapeDtypeStruct((3,), jnp.float32), jax.ShapeDtypeStruct((), jnp.float32)
DATAFLOW = [
    ("shifted", "add", ["x", 1.0], VECTOR),
    ("squared", "mul", ["shifted", "shifted"], VECTOR),
    ("total", "reduce_sum", ["squared"], NUMBER),
]


def shifted_square_sum(x):
    shifted = x + 1.0
    return jnp.sum(shifted * shifted)


VALUES = {"shifted": [2.0, 3.0, 4.0], "squared": [4.0, 9.0, 16.0], "total": 29.0}
