"""One recurrence, two programs: four steps written out, and one scan.

The recurrence is z <- 0.5 z + 1, taken four times. It starts from z, a float32
scalar, and each step uses the result of the one before. Write it twice:
  unrolled  with a Python loop, which JAX never sees: it runs while tracing
  scanned   with jax.lax.scan, a loop that is part of the program

PREDICT FIRST, by hand, before you run anything:
  What are the four values, starting from 0? By how much does the last one move
  when the start moves by 1?
  How many equations has each jaxpr? Where are the multiplications of `scanned`?

What helps: jax.lax.scan(step, init, xs, length=n) calls step(carry, x) n times,
handing each new carry on to the next call. `step` returns a pair: the new carry,
and an output to keep (None for none). xs is None when there is nothing to read.
The scan returns a pair too: the last carry, and the outputs that were kept.

Fewer equations on the outside do not mean less work, nor a faster program.

Run it:      .venv/bin/python exercises/scan_recurrence.py
Look at it:  make trace EXERCISE=scan_recurrence
Check it:    make grade EXERCISE=scan_recurrence
"""

import jax
import jax.numpy as jnp


def unrolled(z):
    for _ in range(4):
        z = ...  # TODO: one step
    return z


def scanned(z):
    def step(carry, _):
        new = ...  # TODO: one step, from the carry
        return new, None

    last = ...  # TODO: scan `step` four times, and take the last carry
    return last


if __name__ == "__main__":
    for function in (unrolled, scanned):
        name = function.__name__
        try:
            print(f"{name}:", jax.make_jaxpr(function)(jnp.float32(0)))
        except TypeError as error:
            print(f"Still to do: {name}. JAX says:", str(error).splitlines()[0])
