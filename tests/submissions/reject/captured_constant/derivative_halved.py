# wrong: captured_gradient: a backward rule with half of the derivative
# says: gradient
import jax
import jax.numpy as jnp


@jax.custom_jvp
def half(z):
    return z


half.defjvps(lambda t, out, z: t / 2)
OFFSET = jnp.array([1.0, 2.0, 3.0])


def captured(z):
    return jnp.sum(half(z) + OFFSET)


def explicit(z, offset):
    return jnp.sum(z + offset)


INPUTS = {"captured": 1, "explicit": 2}


CONSTANTS = {"captured": 1, "explicit": 0}
