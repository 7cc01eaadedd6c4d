# right: a ufunc made of a Python function
import jax.numpy as jnp

twice = jnp.frompyfunc(lambda a, b: 2.0 * (a + b), 2, 1)


def analytic_gradient(x):
    return twice(x, jnp.ones_like(x))


SAMPLE_VALUE = 10.0


SAMPLE_GRADIENT = [0.0, 2.0, 6.0]


ADDED_OPERATIONS = {"broadcast_in_dim", "add_any"}
