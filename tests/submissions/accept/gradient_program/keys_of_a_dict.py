# right: the names are the keys of a dict, which says what they do
import jax.numpy as jnp


def analytic_gradient(x):
    return jnp.add(x + 1, x + 1)


ADDED_OPERATIONS = {"broadcast_in_dim": "spreads the 1", "add_any": "adds up"}.keys()

SAMPLE_VALUE = 10.0

SAMPLE_GRADIENT = [0.0, 2.0, 6.0]
