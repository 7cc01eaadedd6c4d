# wrong: value: derivatives below zero lose their sign
# says: expected
import jax.numpy as jnp


def analytic_gradient(x):
    return jnp.abs(2 * (x + 1))


SAMPLE_VALUE = 10.0
SAMPLE_GRADIENT = [0.0, 2.0, 6.0]
ADDED_OPERATIONS = {"broadcast_in_dim", "add_any"}
