# wrong: value, structure: the gradient at the sample, whatever is asked
# says: f32[3]
import jax.numpy as jnp

sample = jnp.array([-1.0, 0.0, 2.0])


def analytic_gradient(x):
    return 2 * (sample + 1)


SAMPLE_VALUE = 10.0
SAMPLE_GRADIENT = [0.0, 2.0, 6.0]
ADDED_OPERATIONS = {"broadcast_in_dim", "add_any"}
