# wrong: captured_gradient: a rule that passes on half of the cotangent
# says: gradient
import jax
import jax.numpy as jnp

OFFSET = jnp.array([1.0, 2.0, 3.0])


@jax.custom_vjp
def halved(v):
    return v


halved.defvjp(lambda v: (v, None), lambda _, cotangent: (cotangent / 2,))


def captured(z):
    return jnp.sum(halved(z) + OFFSET)


def explicit(z, offset):
    return jnp.sum(z + offset)


INPUTS = {"captured": 1, "explicit": 2}
CONSTANTS = {"captured": 1, "explicit": 0}
