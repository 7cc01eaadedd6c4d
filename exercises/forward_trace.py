"""A program as a graph: every value with its name, its operation and its type.

`shifted_square_sum` takes a float32 vector x of any length, adds 1 to each element,
multiplies each sum by itself, and returns the total of the products, one number.

PREDICT FIRST, by hand, before you run anything. At x = [1, 2, 3]:
  VALUES    the vector after adding 1, the vector of squares, and the total
And for yourself: which types do these three have?

THEN WRITE the function, run this file, and read the program that JAX prints:
  DATAFLOW  that program as a table, one row for each equation:
            (result, operation, [operands], type)

Here is the table of another function, jnp.max(x * 2), at three elements:

    JAX prints                     a row says
    b:f32[3] = mul a 2.0           ("doubled", "mul", ["x", 2.0], "f32[3]")
    c:f32[] = reduce_max b         ("largest", "reduce_max", ["doubled"], "f32[]")

A result gets a name of your choice; JAX's letters do as well. An operand is the name
of a result, "x" for the input, or a number for a literal. The operation is the name
that JAX prints, without what stands behind it in brackets. The type of a vector of
three float32 numbers is "f32[3]", that of a single one "f32[]". Where a `jit` stands
around some equations, list those, and not the `jit`.

What helps: jnp.sum adds up a vector; jax.make_jaxpr(f)(x) shows f as a program. What
stands after `lambda ;` are its inputs, what stands after `in` is its output.

Run it:      .venv/bin/python exercises/forward_trace.py
Look at it:  make trace EXERCISE=forward_trace
Check it:    make grade EXERCISE=forward_trace
"""

import jax
import jax.numpy as jnp

VALUES = {
    "shifted": ...,  # TODO: your prediction, a list of three numbers
    "squared": ...,  # TODO: your prediction, a list of three numbers
    "total": ...,  # TODO: your prediction, a number
}


def shifted_square_sum(x):
    shifted = ...  # TODO: 1 added to every element
    squared = ...  # TODO: every element of that, multiplied by itself
    total = ...  # TODO: all of these added up
    return total


DATAFLOW = ...  # TODO: a list of rows, as your own function's jaxpr shows them


if __name__ == "__main__":
    if any(value is ... for value in VALUES.values()):
        print("Still to do: predict VALUES, before you look any further.")

    x = jnp.array([1.0, 2.0, 3.0])
    try:
        print("shifted_square_sum:", jax.make_jaxpr(shifted_square_sum)(x))
    except (AttributeError, TypeError) as error:
        print("Still to do: shifted_square_sum. JAX says:", str(error).splitlines()[0])

    if DATAFLOW is ...:
        print("Still to do: DATAFLOW, one row for each equation of that program.")
