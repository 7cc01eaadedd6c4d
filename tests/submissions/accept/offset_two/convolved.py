# right: the one element of a convolution with itself
import jax.numpy as jnp


def shifted_two(z):
    s = z + 2
    return jnp.convolve(s, s[::-1], mode="valid")[0]


VALUE = 50.0
GRADIENT = [6.0, 8.0, 10.0]
