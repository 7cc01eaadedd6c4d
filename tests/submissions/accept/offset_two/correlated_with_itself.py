# right: the middle of a vector's correlation with itself
import jax.numpy as jnp


def shifted_two(z):
    s = z + 2.0
    return jnp.correlate(s, s, mode="valid")[0]


VALUE = 50.0


GRADIENT = [6.0, 8.0, 10.0]
