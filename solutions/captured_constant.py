"""One sum, two programs, worked out by hand.

At z = [1, 2, 3] with the offset [1, 2, 3] the elements of z + offset are 2, 4 and 6,
and both functions return 12. When an element of z moves by 1, so does the sum: the
gradient is 1 in every element, and `explicit` has the same one by its offset.

    program     inputs           captured array constants
    captured    z                OFFSET, f32[3]
    explicit    z and offset     none

Both have the same two equations, add and reduce_sum. For the offset [4, 5, 6] the
program of `explicit` can stay as it is: it is run on other inputs. That of `captured`
holds the old array, and has to be traced again.

Captured or handed in: that is about the program. In which memory the array lies, and
whether it is copied, cannot be read off it.
"""

import jax
import jax.numpy as jnp

INPUTS = {"captured": 1, "explicit": 2}
CONSTANTS = {"captured": 1, "explicit": 0}

OFFSET = jnp.array([1.0, 2.0, 3.0])


def captured(z):
    # No parameter holds OFFSET: tracing finds it by its name, and keeps the array.
    total = jnp.sum(z + OFFSET)
    return total


def explicit(z, offset):
    # Only the type of `offset` is known while tracing: any array of that type will do.
    total = jnp.sum(z + offset)
    return total


if __name__ == "__main__":
    z = jnp.array([1.0, 2.0, 3.0])
    for function, arguments in ((captured, [z]), (explicit, [z, OFFSET])):
        print(f"{function.__name__}:", jax.make_jaxpr(function)(*arguments))
        value, gradient = jax.value_and_grad(function)(*arguments)
        print(f"value {value}, gradient {gradient}")
