# wrong: value: JAX arrays cannot be assigned to
# says: TypeError
import jax.numpy as jnp


def analytic_gradient(x):
    gradient = jnp.zeros(x.shape)
    for i in range(x.size):
        gradient[i] = 2 * (x[i] + 1)
    return gradient


SAMPLE_VALUE = 10.0
SAMPLE_GRADIENT = [0.0, 2.0, 6.0]
ADDED_OPERATIONS = {"broadcast_in_dim", "add_any"}
