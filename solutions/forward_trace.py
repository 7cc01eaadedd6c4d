"""A program as a graph, worked out by hand.

At x = [1, 2, 3], element by element:

    x                    1    2    3     f32[3]
    shifted, x + 1       2    3    4     f32[3]
    squared              4    9   16     f32[3]
    total                     29         f32[], no elements any more

The jaxpr holds the types of this table and none of its numbers: it is the same at every
x: f32[3]. The only number in it is the literal 1.0. At f32[4] the operations are the
same ones too, and the vectors among the types are one longer.
"""

import jax
import jax.numpy as jnp

VALUES = {
    "shifted": [2.0, 3.0, 4.0],
    "squared": [4.0, 9.0, 16.0],
    "total": 29.0,
}


def shifted_square_sum(x):
    shifted = x + 1
    # One equation with the same operand twice: two arrows lead to it from `shifted`.
    squared = shifted * shifted
    total = jnp.sum(squared)
    return total


# The results have the names they have in the code; JAX prints b, c and d. Any will do:
# a name only says which result is whose operand.
DATAFLOW = [
    ("shifted", "add", ["x", 1.0], "f32[3]"),
    ("squared", "mul", ["shifted", "shifted"], "f32[3]"),
    ("total", "reduce_sum", ["squared"], "f32[]"),
]


if __name__ == "__main__":
    x = jnp.array([1.0, 2.0, 3.0])
    print("shifted_square_sum:", jax.make_jaxpr(shifted_square_sum)(x))
    print("at length 4:", jax.make_jaxpr(shifted_square_sum)(jnp.zeros(4)))
    print(f"value {shifted_square_sum(x)}, gradient {jax.grad(shifted_square_sum)(x)}")
