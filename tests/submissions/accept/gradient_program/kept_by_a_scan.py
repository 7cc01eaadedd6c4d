# right: a scan without a carry keeps an output of each step
import jax
import jax.numpy as jnp


def analytic_gradient(x):
    _, kept = jax.lax.scan(lambda carry, e: (carry, e + e + 2), None, x)
    return kept


SAMPLE_VALUE = 10.0
SAMPLE_GRADIENT = [0.0, 2.0, 6.0]
ADDED_OPERATIONS = {"broadcast_in_dim", "add_any"}
