# wrong: value, structure: three elements, whatever the length
# says: f32[3]
import jax.numpy as jnp


def analytic_gradient(x):
    return jnp.stack([2 * (x[0] + 1), 2 * (x[1] + 1), 2 * (x[2] + 1)])


SAMPLE_VALUE = 10.0
SAMPLE_GRADIENT = [0.0, 2.0, 6.0]
ADDED_OPERATIONS = {"broadcast_in_dim", "add_any"}
