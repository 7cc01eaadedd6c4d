"""A Python `if` that cannot be traced, and its repair, worked out by hand.

    z               z[0] > 0   result            gradient
    [1, 2, 3]       yes         6                [1, 1, 1]
    [-1, -2, -3]    no         -(-6) = 6         [-1, -1, -1]
    [0, 5]          no         -5                [-1, -1]

The first two results are equal: they cannot tell the two sides apart, nor either of
them from |sum(z)|. The third row and the gradients can.

Under make_jaxpr and jit, z[0] > 0 is a traced bool[] without a value, and the `if`
raises TracerBoolConversionError. jax.grad alone does not: its tracers still carry the
numbers, so Python can follow one side of the branch.
"""

import jax
import jax.numpy as jnp


def bad_branch(z):
    # Python wants True or False here and now; a traced comparison is neither.
    if z[0] > 0:
        return jnp.sum(z)
    return -jnp.sum(z)


def repaired(z):
    # Both sides are traced, and both return f32[]; the predicate picks one at run time.
    return jax.lax.cond(z[0] > 0, lambda v: jnp.sum(v), lambda v: -jnp.sum(v), z)


if __name__ == "__main__":
    positive = jnp.array([1.0, 2.0, 3.0])
    try:
        print("bad_branch:", jax.make_jaxpr(bad_branch)(positive))
    except jax.errors.TracerBoolConversionError as error:
        print("bad_branch cannot be traced:", type(error).__name__)

    print("repaired:", jax.make_jaxpr(repaired)(positive))
    for z in (positive, -positive):
        print(f"repaired({z}) = {repaired(z)}, gradient {jax.grad(repaired)(z)}")
