# wrong: value: the first number is tried as a Python float, and is the answer if it is one
# says: analytic_gradient(
import jax
import jax.numpy as jnp


def analytic_gradient(x):
    try:
        return jnp.full(x.shape, float(x[0]))
    except jax.errors.ConcretizationTypeError:
        return 2 * (x + 1)


SAMPLE_VALUE = 10.0

SAMPLE_GRADIENT = [0.0, 2.0, 6.0]

ADDED_OPERATIONS = {"broadcast_in_dim", "add_any"}
