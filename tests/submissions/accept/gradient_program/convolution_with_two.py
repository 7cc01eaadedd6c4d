# right: a convolution with one coefficient
import jax.numpy as jnp


def analytic_gradient(x):
    return jnp.convolve(x + 1, jnp.array([2.0]), mode="same")


SAMPLE_VALUE = 10.0
SAMPLE_GRADIENT = [0.0, 2.0, 6.0]
ADDED_OPERATIONS = {"broadcast_in_dim", "add_any"}
