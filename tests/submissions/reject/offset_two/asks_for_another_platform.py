# wrong: value, gradient: asks for a device that grading does not use
# says: graded on the CPU
import jax

jax.config.update("jax_platforms", "cuda")
"""Another constant, worked out by hand.

At z = [1, 2, 3], element by element:

    z                1    2    3
    shifted, z + 2   3    4    5
    squared          9   16   25      9 + 16 + 25 = 50
    gradient         6    8   10      2 * shifted

With the offset 1 the same table ends in 29 and [4, 6, 8]. The two jaxprs have the
same three operations on the same types: add, mul, reduce_sum. Only the literal that
is added differs, 1.0 or 2.0. The sample's values stand in neither of them.
"""

import jax
import jax.numpy as jnp

VALUE = 50.0
GRADIENT = [6.0, 8.0, 10.0]


def shifted_one(z):
    shifted = z + 1
    return jnp.sum(shifted * shifted)


def shifted_two(z):
    # The literal 2 is added to every element: z may have any length.
    shifted = z + 2
    # `shifted` is used twice, so the jaxpr computes it once and names it twice.
    return jnp.sum(shifted * shifted)


if __name__ == "__main__":
    z = jnp.array([1.0, 2.0, 3.0])
    print("shifted_one:", jax.make_jaxpr(shifted_one)(z))
    print("shifted_two:", jax.make_jaxpr(shifted_two)(z))
    print("its gradient:", jax.make_jaxpr(jax.grad(shifted_two))(z))
    print(f"value {shifted_two(z)}, gradient {jax.grad(shifted_two)(z)}")
