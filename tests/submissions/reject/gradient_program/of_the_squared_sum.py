# wrong: value: the gradient of the sum's square
# says: expected
import jax.numpy as jnp


def analytic_gradient(x):
    return jnp.full_like(x, 2) * jnp.sum(x + 1)


SAMPLE_VALUE = 10.0
SAMPLE_GRADIENT = [0.0, 2.0, 6.0]
ADDED_OPERATIONS = {"broadcast_in_dim", "add_any"}
