# right: the first element, and then the others
import jax.numpy as jnp


def analytic_gradient(x):
    first = 2 * (x[:1] + 1)
    if x.size == 1:
        return first
    return jnp.concatenate([first, analytic_gradient(x[1:])])


SAMPLE_VALUE = 10.0
SAMPLE_GRADIENT = [0.0, 2.0, 6.0]
ADDED_OPERATIONS = {"broadcast_in_dim", "add_any"}
