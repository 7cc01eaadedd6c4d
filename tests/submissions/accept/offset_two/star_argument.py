# right: takes whatever comes as a tuple, and unpacks the one vector
import jax.numpy as jnp


def shifted_two(*arguments):
    (vector,) = arguments
    return jnp.sum(jnp.square(vector + 2))


VALUE = 50.0
GRADIENT = [6.0, 8.0, 10.0]
