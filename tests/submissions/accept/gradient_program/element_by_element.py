# right: a Python loop over the elements, stacked again
import jax.numpy as jnp


def analytic_gradient(x):
    return jnp.stack([2 * (x[i] + 1) for i in range(len(x))])


SAMPLE_VALUE = 10.0
SAMPLE_GRADIENT = [0.0, 2.0, 6.0]
ADDED_OPERATIONS = {"broadcast_in_dim", "add_any"}
