"""Another constant: what moves in the program, and what stays as it was?

`shifted_one` adds up the squares of z + 1. Write `shifted_two`, which does the
same with an offset of 2, for a float32 vector z of any length.

PREDICT FIRST, by hand, before you run anything. At z = [1, 2, 3]:
  VALUE     the number that shifted_two returns
  GRADIENT  its derivative by each of the three elements
And for yourself: which lines of the two jaxprs will differ, and in what?

What helps: jnp.sum adds up a vector; jax.make_jaxpr(f)(z) shows f as a program;
the derivative of a square, s * s, is 2 * s.

Run it:      .venv/bin/python exercises/offset_two.py
Look at it:  make trace EXERCISE=offset_two
Check it:    make grade EXERCISE=offset_two
"""

import jax
import jax.numpy as jnp

VALUE = ...  # TODO: your prediction, a number
GRADIENT = ...  # TODO: your prediction, a list of three numbers


def shifted_one(z):
    shifted = z + 1
    return jnp.sum(shifted * shifted)


def shifted_two(z):
    total = ...  # TODO: as in shifted_one, with the offset 2
    return total


if __name__ == "__main__":
    if VALUE is ... or GRADIENT is ...:
        print("Still to do: predict VALUE and GRADIENT, before you look any further.")

    z = jnp.array([1.0, 2.0, 3.0])
    print("shifted_one:", jax.make_jaxpr(shifted_one)(z))
    try:
        print("shifted_two:", jax.make_jaxpr(shifted_two)(z))
    except TypeError as error:
        print("Still to do: shifted_two. JAX says:", str(error).splitlines()[0])
