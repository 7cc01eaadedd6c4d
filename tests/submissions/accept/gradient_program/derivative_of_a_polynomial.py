# right: polyder differentiates the coefficients
import jax.numpy as jnp


def analytic_gradient(x):
    c1, c0 = jnp.polyder(jnp.array([1.0, 2.0, 1.0]))
    return c1 * x + c0


SAMPLE_VALUE = 10.0


SAMPLE_GRADIENT = [0.0, 2.0, 6.0]


ADDED_OPERATIONS = {"broadcast_in_dim", "add_any"}
