# right: a list of traced numbers becomes one array
import jax.numpy as jnp


def analytic_gradient(x):
    return jnp.array([2 * element + 2 for element in x])


SAMPLE_VALUE = 10.0
SAMPLE_GRADIENT = [0.0, 2.0, 6.0]
ADDED_OPERATIONS = {"broadcast_in_dim", "add_any"}
