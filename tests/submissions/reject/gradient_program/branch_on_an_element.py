# wrong: value: Python asks a traced number whether it is positive
# says: TracerBoolConversionError
import jax.numpy as jnp


def analytic_gradient(x):
    if x[0] + 1 == 0:
        return jnp.zeros_like(x)
    return 2 * (x + 1)


SAMPLE_VALUE = 10.0
SAMPLE_GRADIENT = [0.0, 2.0, 6.0]
ADDED_OPERATIONS = {"broadcast_in_dim", "add_any"}
