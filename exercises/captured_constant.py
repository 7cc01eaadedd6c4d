"""One sum, two programs: an array that is captured, and one that is handed in.

Both functions add up all elements of z + offset. They differ in where the offset
comes from:
  captured  takes z alone, a float32 vector of three elements, and reads OFFSET, an
            array that stands outside of it
  explicit  takes z and an offset, two float32 vectors of the same length, whatever
            that length and the offset may be

PREDICT FIRST, by hand, before you run anything:
  INPUTS     how many inputs has the program of each?
  CONSTANTS  how many captured array constants has the program of each?
And for yourself: what do both return at z = [1, 2, 3] with the offset [1, 2, 3]? If
the offset were [4, 5, 6], for which of the two would you have to trace again?

What helps: jnp.sum adds up a vector. A jaxpr starts with `lambda constants ; inputs`:
by default, what JAX prints in front of the semicolon are the arrays that were captured
while tracing, and what follows it are the inputs. A number such as 1.0 in an equation
is a literal, and counts as neither.

That an array is captured says how it gets into the program. It does not say in which
memory it lies.

Run it:      .venv/bin/python exercises/captured_constant.py
Look at it:  make trace EXERCISE=captured_constant
Check it:    make grade EXERCISE=captured_constant
"""

import jax
import jax.numpy as jnp

INPUTS = {
    "captured": ...,  # TODO: your prediction, a whole number
    "explicit": ...,  # TODO: your prediction, a whole number
}
CONSTANTS = {
    "captured": ...,  # TODO: your prediction, a whole number
    "explicit": ...,  # TODO: your prediction, a whole number
}

OFFSET = jnp.array([1.0, 2.0, 3.0])


def captured(z):
    total = ...  # TODO: the sum of z and OFFSET, all elements added up
    return total


def explicit(z, offset):
    total = ...  # TODO: the same, with the offset that is handed in
    return total


if __name__ == "__main__":
    if any(count is ... for count in (*INPUTS.values(), *CONSTANTS.values())):
        print("Still to do: predict INPUTS and CONSTANTS, before you look any further.")

    z = jnp.array([1.0, 2.0, 3.0])
    for function, arguments in ((captured, [z]), (explicit, [z, OFFSET])):
        name = function.__name__
        try:
            print(f"{name}:", jax.make_jaxpr(function)(*arguments))
        except (AttributeError, TypeError) as error:
            print(f"Still to do: {name}. JAX says:", str(error).splitlines()[0])
