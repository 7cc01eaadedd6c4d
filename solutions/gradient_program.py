"""Two programs, that of a function and that of its gradient, worked out by hand.

At x = [-1, 0, 2], element by element:

    x               -1    0    2
    shifted, x + 1   0    1    3
    squared          0    1    9      0 + 1 + 9 = 10
    gradient         0    2    6      2 * shifted

JAX gets there another way, from the total back to x. The total moves by 1 when it
moves by 1: that 1 is spread over the elements (broadcast_in_dim). Each factor of a
square passes it on, times the other factor (two mul). Both factors are `shifted`, so
what arrives over the two is added (add_any). In front of all this stands the forward
part: add, mul, and reduce_sum, whose result nothing uses any more.

So the gradient's program has more equations. What follows from that alone? That another
computation was traced. Compilers drop what is unused and fuse what is left: an equation
is no kernel, and how long something takes is measured.
"""

import jax
import jax.numpy as jnp

SAMPLE_VALUE = 10.0
SAMPLE_GRADIENT = [0.0, 2.0, 6.0]
ADDED_OPERATIONS = {"broadcast_in_dim", "add_any"}


def shifted_square_sum(x):
    shifted = x + 1
    return jnp.sum(shifted * shifted)


def analytic_gradient(x):
    # d/ds s^2 = 2 s, and s moves as x does. Each element of x is in one square only.
    return 2 * (x + 1)


if __name__ == "__main__":
    x = jnp.array([-1.0, 0.0, 2.0])
    print("shifted_square_sum:", jax.make_jaxpr(shifted_square_sum)(x))
    print("its gradient, by JAX:", jax.make_jaxpr(jax.grad(shifted_square_sum))(x))
    print("its gradient, by hand:", jax.make_jaxpr(analytic_gradient)(x))
    value, gradient = jax.value_and_grad(shifted_square_sum)(x)
    print(f"value {value}, gradient {gradient}")
    print(f"gradient by hand {analytic_gradient(x)}")
