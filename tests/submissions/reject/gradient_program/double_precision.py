# wrong: value, structure: x64 is on and the formula is float64
# says: x64
import jax
import jax.numpy as jnp

jax.config.update("jax_enable_x64", True)


def analytic_gradient(x):
    return 2 * (x + jnp.ones(x.shape))


SAMPLE_VALUE = 10.0
SAMPLE_GRADIENT = [0.0, 2.0, 6.0]
ADDED_OPERATIONS = {"broadcast_in_dim", "add_any"}
