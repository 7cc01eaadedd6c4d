"""A Python `if` that cannot be traced, and its repair.

Both functions take a float32 vector z of any length and return a scalar: the sum
of z if z[0] is greater than 0, and minus that sum if it is not.
  bad_branch  decides with a Python `if`. It is bad on purpose: leave it broken.
  repaired    decides with jax.lax.cond, so that both sides are in the program.

PREDICT FIRST, by hand, before you run anything:
  What do they return at [1, 2, 3], at [-1, -2, -3], and at [0, 5]?
  Which of the two can JAX trace, and what does it say about the other?
  What is the gradient of `repaired` at [1, 2, 3] and at [-1, -2, -3]?

What helps: jnp.sum; jax.lax.cond(predicate, if_true, if_false, operand) calls one
of two functions with the operand. Both must return the same shape and dtype.
While JAX traces, z[0] > 0 has a type but no value: an `if` has nothing to ask.

Run it:      .venv/bin/python exercises/cond_repair.py
Look at it:  make trace EXERCISE=cond_repair
Check it:    make grade EXERCISE=cond_repair
"""

import jax
import jax.numpy as jnp


def bad_branch(z):
    result = ...  # TODO: choose with a Python `if`, then return what you chose
    return result


def repaired(z):
    result = ...  # TODO: choose with jax.lax.cond
    return result


if __name__ == "__main__":
    positive = jnp.array([1.0, 2.0, 3.0])
    try:
        print("bad_branch:", jax.make_jaxpr(bad_branch)(positive))
    except jax.errors.TracerBoolConversionError as error:
        print("bad_branch cannot be traced:", type(error).__name__)
    except TypeError as error:
        print("Still to do: bad_branch. JAX says:", str(error).splitlines()[0])

    try:
        print("repaired:", jax.make_jaxpr(repaired)(positive))
        for z in (positive, -positive):
            print(f"repaired({z}) = {repaired(z)}")
    except TypeError as error:
        print("Still to do: repaired. JAX says:", str(error).splitlines()[0])
