# right: zeros are filled in one after another
import jax.numpy as jnp


def analytic_gradient(x):
    gradient = jnp.zeros_like(x)
    for i in range(x.shape[0]):
        gradient = gradient.at[i].set(2 * (x[i] + 1))
    return gradient


SAMPLE_VALUE = 10.0
SAMPLE_GRADIENT = [0.0, 2.0, 6.0]
ADDED_OPERATIONS = {"broadcast_in_dim", "add_any"}
