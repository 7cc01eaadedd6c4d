# right: differences added up again
import jax.numpy as jnp


def analytic_gradient(x):
    steps = jnp.diff(x, prepend=-1.0)
    return 2 * jnp.cumsum(steps)


SAMPLE_VALUE = 10.0
SAMPLE_GRADIENT = [0.0, 2.0, 6.0]
ADDED_OPERATIONS = {"broadcast_in_dim", "add_any"}
