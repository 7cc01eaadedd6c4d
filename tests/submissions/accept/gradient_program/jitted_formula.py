# right: a jit around the formula
import jax
import jax.numpy as jnp


@jax.jit
def analytic_gradient(x):
    return jnp.multiply(2.0, jnp.add(x, 1.0))


SAMPLE_VALUE = 10.0
SAMPLE_GRADIENT = [0.0, 2.0, 6.0]
ADDED_OPERATIONS = {"broadcast_in_dim", "add_any"}
