# wrong: value: a step of 0.001 is too coarse for float32's digits
# says: expected
import jax.numpy as jnp


def analytic_gradient(x):
    step = 1e-3
    return ((x + 1 + step) ** 2 - (x + 1) ** 2) / step


SAMPLE_VALUE = 10.0
SAMPLE_GRADIENT = [0.0, 2.0, 6.0]
ADDED_OPERATIONS = {"broadcast_in_dim", "add_any"}
