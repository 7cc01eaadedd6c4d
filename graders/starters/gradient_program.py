"""Two programs: that of a function, and that of its gradient.

`shifted_square_sum` adds up the squares of x + 1. Derive its gradient with pencil
and paper, and write it down as `analytic_gradient`: it takes a float32 vector x of any
length and returns the derivatives, a vector as long as x. Nobody can see whether
jax.grad did it for you; the point is that you could do without.

PREDICT FIRST, by hand, before you run anything. At x = [-1, 0, 2]:
  SAMPLE_VALUE      the number that the function returns
  SAMPLE_GRADIENT   its derivative by each of the three elements
And for yourself: will the gradient's program have more equations than the function's?

THEN LOOK at both programs: run this file.
  ADDED_OPERATIONS  the names of the operations that the gradient's program uses and
                    the function's does not, each one once

What helps: the derivative of a square, s * s, is 2 * s; how much does s move when x
does? jax.grad(f) is a function again, so it has a jaxpr as well. An operation's name
stands behind the =, in front of brackets and operands.

A longer program is another program. That it takes longer is not written there.

Run it:      .venv/bin/python exercises/gradient_program.py
Look at it:  make trace EXERCISE=gradient_program
Check it:    make grade EXERCISE=gradient_program
"""

import jax
import jax.numpy as jnp

SAMPLE_VALUE = ...  # TODO: your prediction, a number
SAMPLE_GRADIENT = ...  # TODO: your prediction, a list of three numbers
ADDED_OPERATIONS = ...  # TODO: a set of names, such as {"sin", "cos"}


def shifted_square_sum(x):
    shifted = x + 1
    return jnp.sum(shifted * shifted)


def analytic_gradient(x):
    gradient = ...  # TODO: that of shifted_square_sum, as you derived it
    return gradient


if __name__ == "__main__":
    x = jnp.array([-1.0, 0.0, 2.0])
    if SAMPLE_VALUE is ... or SAMPLE_GRADIENT is ...:
        print("Still to do: predict SAMPLE_VALUE and SAMPLE_GRADIENT. Then look:")
    print("shifted_square_sum:", jax.make_jaxpr(shifted_square_sum)(x))
    print("its gradient, by JAX:", jax.make_jaxpr(jax.grad(shifted_square_sum))(x))

    try:
        print("its gradient, by hand:", jax.make_jaxpr(analytic_gradient)(x))
    except (AttributeError, TypeError) as error:
        print("Still to do: analytic_gradient. JAX says:", str(error).splitlines()[0])
