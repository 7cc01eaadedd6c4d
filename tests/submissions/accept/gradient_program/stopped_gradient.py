# right: the gradient of the gradient is not asked for
import jax
import jax.numpy as jnp


def analytic_gradient(x):
    return 2 * jax.lax.stop_gradient(x + 1)


SAMPLE_VALUE = 10.0
SAMPLE_GRADIENT = [0.0, 2.0, 6.0]
ADDED_OPERATIONS = {"broadcast_in_dim", "add_any"}
