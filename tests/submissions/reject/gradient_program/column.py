# wrong: value, structure: a matrix of one column
# says: f32[1,1]
import jax.numpy as jnp


def analytic_gradient(x):
    return 2 * (x[:, None] + 1)


SAMPLE_VALUE = 10.0
SAMPLE_GRADIENT = [0.0, 2.0, 6.0]
ADDED_OPERATIONS = {"broadcast_in_dim", "add_any"}
