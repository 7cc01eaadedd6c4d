# right: the rule of each argument, by defjvps
import jax
import jax.numpy as jnp


@jax.custom_jvp
def square(s):
    return s * s


square.defjvps(lambda ds, answer, s: 2.0 * s * ds)


def shifted_two(z):
    return jnp.sum(square(z + 2.0))


VALUE = 50.0

GRADIENT = [6.0, 8.0, 10.0]
