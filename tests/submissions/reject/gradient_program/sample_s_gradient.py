# wrong: value, structure: always the three numbers of the sample
# says: f32[3]
import jax.numpy as jnp


def analytic_gradient(x):
    return jnp.array([0.0, 2.0, 6.0])


SAMPLE_VALUE = 10.0
SAMPLE_GRADIENT = [0.0, 2.0, 6.0]
ADDED_OPERATIONS = {"broadcast_in_dim", "add_any"}
