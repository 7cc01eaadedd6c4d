"""One recurrence, two programs, worked out by hand.

Each step halves and adds 1. From 0:

    0 -> 1 -> 1.5 -> 1.75 -> 1.875

From any z: z/2 + 1, then z/4 + 1.5, z/8 + 1.75, and z/16 + 1.875 in the end. When
the start moves by 1, the end moves by 1/16: that is the gradient, at every z.

`unrolled` has eight equations, a mul and an add for each step. `scanned` has one, a
scan of length 4, and its body holds one mul and one add that run four times. Both
multiply four times. Which one is faster is a question for a profiler.
"""

import jax
import jax.numpy as jnp


def unrolled(z):
    # Python runs this loop while JAX traces; its four rounds are all that is left.
    for _ in range(4):
        z = 0.5 * z + 1.0
    return z


def scanned(z):
    # The carry is what one step hands on to the next. Nothing else is to be kept of
    # a step, hence the None.
    def step(carry, _):
        return 0.5 * carry + 1.0, None

    # No xs to read from, so the length has to be said.
    last, _ = jax.lax.scan(step, z, None, length=4)
    return last


if __name__ == "__main__":
    z = jnp.float32(0)
    for function in (unrolled, scanned):
        print(f"{function.__name__}:", jax.make_jaxpr(function)(z))
        print(f"value {function(z)}, gradient {jax.grad(function)(z)}")
