# wrong: value: it insists on three elements
# says: ValueError
import jax.numpy as jnp


def analytic_gradient(x):
    first, second, third = x
    return 2 * (jnp.array([first, second, third]) + 1)


SAMPLE_VALUE = 10.0
SAMPLE_GRADIENT = [0.0, 2.0, 6.0]
ADDED_OPERATIONS = {"broadcast_in_dim", "add_any"}
