# wrong: structure: NumPy works it out, outside of the program
# says: shifted_square_sum
import jax


def shifted_square_sum(x):
    return jax.pure_callback(lambda x: ((x + 1) ** 2).sum(), jax.ShapeDtypeStruct((), "float32"), x)


VALUES = {"shifted": [2.0, 3.0, 4.0], "squared": [4.0, 9.0, 16.0], "total": 29.0}

DATAFLOW = [
    ("shifted", "add", ["x", 1.0], "f32[3]"),
    ("squared", "mul", ["shifted", "shifted"], "f32[3]"),
    ("total", "reduce_sum", ["squared"], "f32[]"),
]
