# right: a helper that is computed again on the way back
import jax
import jax.numpy as jnp


@jax.checkpoint
def shift(v):
    return v + 1


analytic_gradient = lambda x: shift(x) * 2
SAMPLE_VALUE = 10.0
SAMPLE_GRADIENT = [0.0, 2.0, 6.0]
ADDED_OPERATIONS = {"broadcast_in_dim", "add_any"}
