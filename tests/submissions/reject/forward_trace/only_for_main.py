# wrong: value: defined only when the file is run
# says: shifted_square_sum
import jax.numpy as jnp

if __name__ == "__main__":

    def square(x):
        return jnp.sum((x + 1.0) ** 2)

    print(square(jnp.ones(3)))


VALUES = {"shifted": [2.0, 3.0, 4.0], "squared": [4.0, 9.0, 16.0], "total": 29.0}


DATAFLOW = [
    ("shifted", "add", ["x", 1.0], "f32[3]"),
    ("squared", "mul", ["shifted", "shifted"], "f32[3]"),
    ("total", "reduce_sum", ["squared"], "f32[]"),
]
