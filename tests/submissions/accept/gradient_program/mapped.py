# right: jax.lax.map over the elements
import jax
import jax.numpy as jnp


def analytic_gradient(x):
    return jax.lax.map(lambda element: 2 * (element + 1), x)


SAMPLE_VALUE = 10.0
SAMPLE_GRADIENT = [0.0, 2.0, 6.0]
ADDED_OPERATIONS = {"broadcast_in_dim", "add_any"}
